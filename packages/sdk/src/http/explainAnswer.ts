import type { core } from 'zod/mini';
import { addressAdvice } from './addressHint.ts';
import type { Endpoint } from './endpoint.ts';
import { isDevelopment } from './isDevelopment.ts';
import type { RawAnswer } from './upload.ts';

interface Client {
  /** Ends in `/api`; no trailing slash. */
  baseUrl: string;
  warn: (message: string) => void;
}

/** Clients that have printed a hint. */
const hinted = new WeakSet<Client>();

/**
 * Explains to developers why an answer was not understood: the cause of the error, whose message is for the user. Each
 * client also prints it once in development, with what to do.
 *
 * @param error what the row's schema says about the answer; undefined if it wasn't read
 */
export function explainAnswer(
  client: Client,
  { method, path }: Endpoint,
  { status, header }: RawAnswer,
  error: core.$ZodError | undefined,
): Error {
  const { baseUrl, warn } = client;
  const type = header('content-type') ?? 'no content type';
  const [issue] = error?.issues ?? [];
  let what = 'this is not JSON';
  let next = addressAdvice(baseUrl);
  if (status < 200 || status > 299) {
    what = `calls do not follow redirects${header('location') ? `, here to ${header('location')}` : ''}`;
    next = 'Set baseUrl to the final address.';
  } else if (!issue) what = 'it has more than 32 million characters';
  else if (type.includes('json')) {
    what = issue.path.length > 0 ? `${issue.path.join('.')} is wrong (${issue.code})` : 'it is cut off or broken';
    next = 'Do client and server have the same version? Does a proxy change answers?';
  }
  const text = `${method} ${baseUrl}${path} was answered ${status} (${type}): ${what}.`;
  if (isDevelopment() && !hinted.has(client)) {
    hinted.add(client);
    warn(`${text} ${next}`);
  }
  return new Error(text, { cause: error });
}
