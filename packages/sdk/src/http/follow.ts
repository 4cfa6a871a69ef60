/**
 * Aborts a controller with the first of these signals, until the returned function is called. `AbortSignal.any` does it
 * too, but a `fetch` with its signal takes Node 15 µs longer.
 */
export function follow(controller: AbortController, ...signals: (AbortSignal | undefined)[]): () => void {
  const followed = signals.filter((signal) => signal !== undefined);
  const end = () => controller.abort(followed.find(({ aborted }) => aborted)?.reason);
  for (const signal of followed) signal.addEventListener('abort', end);
  if (followed.some(({ aborted }) => aborted)) end();
  return () => {
    for (const signal of followed) signal.removeEventListener('abort', end);
  };
}
