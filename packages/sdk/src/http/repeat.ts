import { calculateRetryTimingDelay, delay, getRetryTimingHeader } from './ky.ts';
import { mayPass } from './mayPass.ts';

/** Milliseconds before each further attempt, where the server asks for none. */
const PAUSES_MS = [300, 600];
/** A server may ask for hours, which no visitor waits. */
const MAX_PAUSE_MS = 3_000;

/**
 * Repeats a GET whose first attempt has failed in a way that may pass.
 *
 * @param first the attempt that has failed
 * @param attempt sends the request again
 */
export async function repeat(
  first: Promise<Response>,
  attempt: () => Promise<Response>,
  signal: AbortSignal,
): Promise<Response> {
  let answer = first;
  for (const pause of PAUSES_MS) {
    const failed = await answer.catch(() => undefined);
    failed?.body?.cancel().catch(() => {}); // Frees the connection; nobody reads this answer.
    await delay(askedPause(failed) ?? pause, { signal });
    answer = attempt();
    if (!(await mayPass(answer, signal))) break;
  }
  return answer;
}

/** What a busy server asks for; undefined if it asks for nothing that can be read. */
function askedPause(answer: Response | undefined): number | undefined {
  const asked = answer?.status === 503 ? getRetryTimingHeader(answer.headers) : undefined;
  const pause = asked && calculateRetryTimingDelay(asked);
  return pause === undefined ? undefined : Math.min(pause, MAX_PAUSE_MS);
}
