export const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** The median time of several calls, in milliseconds. */
export async function latency(address, rounds = 5) {
  const times = [];
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    const answer = await fetch(address);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${answer.status} ${address}`);
    times.push(performance.now() - start);
  }
  return median(times);
}
