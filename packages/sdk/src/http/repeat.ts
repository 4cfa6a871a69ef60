import ky, { HTTPError } from 'ky';
import { retryableStatuses } from './retryableStatuses.ts';
import type { RawAnswer } from './upload.ts';

/**
 * Repeats a GET whose first attempt has failed, with ky's pauses and its reading of Retry-After.
 *
 * @param first the attempt that has failed
 * @param attempt sends the request again
 */
export async function repeat(
  url: string,
  init: RequestInit,
  first: Promise<Response>,
  attempt: () => Promise<Response>,
): Promise<RawAnswer> {
  const attempts = [() => first];
  try {
    const response = await ky(url, {
      ...init,
      fetch: () => (attempts.pop() ?? attempt)(),
      // The whole call has a limit; ky's starts again with each attempt.
      timeout: false,
      retry: {
        limit: 2,
        methods: ['get'],
        statusCodes: retryableStatuses,
        maxRetryAfter: 3_000,
        backoffLimit: 2_000,
      },
    });
    return { status: response.status, text: await response.text(), header: (name) => response.headers.get(name) };
  } catch (error) {
    if (!(error instanceof HTTPError)) throw error;
    const { response, data } = error;
    // ky has already read the body, as JSON if its content type says so.
    const text = typeof data === 'string' ? data : (JSON.stringify(data) ?? '');
    return { status: response.status, text, header: (name) => response.headers.get(name) };
  }
}
