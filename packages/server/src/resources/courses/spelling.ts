/** Words up to this length are too short for trigrams to find what is one slip away. */
const MAX_SHORT_LENGTH = 8;
const LATIN = 'abcdefghijklmnopqrstuvwxyz';

/** By how many slips a word may differ from the one that was meant: more would make another word of it. */
export function maxDistance(word: string): number {
  const { length } = [...word];
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** All words that a short word is one slip away from: a letter too many, too few, wrong, or in another place. */
export function oneSlipFrom(word: string): string[] {
  const letters = [...word];
  if (letters.length > MAX_SHORT_LENGTH) return [];
  const alphabet = new Set([...letters, ...(/[a-z]/.test(word) ? LATIN : '')]);
  const near = new Set<string>();
  for (const [place, letter] of letters.entries()) {
    const rest = letters.toSpliced(place, 1);
    near.add(rest.join(''));
    for (let other = 0; other <= rest.length; other++) near.add(rest.toSpliced(other, 0, letter).join(''));
    for (const other of alphabet) near.add(letters.with(place, other).join(''));
  }
  for (let place = 0; place <= letters.length; place++)
    for (const other of alphabet) near.add(letters.toSpliced(place, 0, other).join(''));
  near.delete(word);
  return [...near];
}

/** The least number of letters to add, remove, replace or swap with their neighbor. */
export function distance(one: string, other: string): number {
  const [from, to] = [[...one], [...other]];
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, place) => place);
  for (let row = 1; row <= from.length; row++) {
    const next = [row];
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (row > 1 && column > 1 && isSwapped) least = Math.min(least, (before[column - 2] ?? 0) + 1);
      next.push(least);
    }
    [before, last] = [last, next];
  }
  return last[to.length] ?? 0;
}
