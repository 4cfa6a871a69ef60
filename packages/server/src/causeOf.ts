/** The error of this class in a chain of causes: the query builder wraps what its connection throws. */
export function causeOf<Kind extends Error>(error: unknown, kind: new (...args: never[]) => Kind): Kind | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof kind) return current;
  }
  return undefined;
}
