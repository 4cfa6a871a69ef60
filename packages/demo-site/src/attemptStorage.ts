/** Uses the browser's storage; undefined where it is denied. */
export function attemptStorage<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
