import { EmbedError } from './problem.ts';

/** The longest wait for an answer, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** Gets a URL of the marketplace, without cookies and without telling the page's address. Rejects with an EmbedError. */
async function get<T>(url: URL, read: (answer: Response) => Promise<T>): Promise<T> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(url, { credentials: 'omit', referrerPolicy: 'no-referrer', signal });
    if (!answer.ok) {
      const code = answer.status >= 500 ? 'unavailable' : answer.status === 404 ? 'not_found' : 'refused';
      throw new EmbedError(code, `${url} answered ${answer.status}.`);
    }
    return await read(answer);
  } catch (error) {
    if (error instanceof EmbedError) throw error;
    if (error instanceof Error && error.name === 'TimeoutError') {
      throw new EmbedError('timeout', `${url.origin} didn't answer within ${TIMEOUT_MS / 1000} seconds.`);
    }
    // An answer that isn't what was asked for, such as a proxy's page, is a SyntaxError.
    throw new EmbedError(error instanceof SyntaxError ? 'unavailable' : 'network', `${url} can't be loaded: ${error}`);
  }
}

export const getJson = (url: URL): Promise<unknown> => get(url, (answer) => answer.json());
export const getText = (url: URL): Promise<string> => get(url, (answer) => answer.text());
