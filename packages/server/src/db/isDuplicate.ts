/** Whether an error is PostgreSQL's unique_violation. */
export function isDuplicate(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ((current as Error & { code?: unknown }).code === '23505') return true;
  }
  return false;
}
