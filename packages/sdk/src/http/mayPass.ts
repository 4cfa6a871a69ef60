/** Statuses after which the same GET may succeed. */
const retryableStatuses = [408, 502, 503, 504];

/** Whether a failure is temporary. `fetch` rejects with a TypeError if there is no answer; other errors are a host's own. */
export const mayPass = (answer: Promise<Response>, signal: AbortSignal): Promise<boolean> =>
  answer.then(
    ({ status }) => retryableStatuses.includes(status),
    (error: unknown) => error instanceof Error && error.name === 'TypeError' && !signal.aborted,
  );
