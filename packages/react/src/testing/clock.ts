/** The moment at which every story takes place. */
const moment = Date.parse('2026-09-15T09:30:00.000Z');

/** Freezes `Date`, so that a story's dates are the same on every day. Timers run. */
export function freezeClock(): void {
  globalThis.Date = new Proxy(Date, {
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length > 0 ? values : [moment], newTarget),
    apply: (target) => new target(moment).toString(),
    get: (target, key) => (key === 'now' ? () => moment : Reflect.get(target, key)),
  });
}

/** Makes random numbers and ids the same from here on, on every visit. */
export function seedRandom(): void {
  let seed = 1;
  // Mulberry32
  Math.random = () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const digits = (count: number) =>
    Array.from({ length: count }, () => Math.floor(Math.random() * 16).toString(16)).join('');
  crypto.randomUUID = () => `${digits(8)}-${digits(4)}-4${digits(3)}-8${digits(3)}-${digits(12)}`;
}
