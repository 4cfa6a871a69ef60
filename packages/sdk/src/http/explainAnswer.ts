import type * as z from 'zod/mini';
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
 * Explains to developers why an answer was not understood: the cause of the error, which is for the user. Each client
 * also prints it once in development, with what to do.
 *
 * @param error what the row's schema says about the answer; undefined if it wasn't read
 */
export function explainAnswer(
  client: Client,
  { method, path }: Endpoint,
  answer: RawAnswer,
  error: z.core.$ZodError | undefined,
): Error {
  const [what, next] = explain(client.baseUrl, answer, error);
  const text = `${method} ${client.baseUrl}${path} was answered ${what}.`;
  if (isDevelopment() && !hinted.has(client)) {
    hinted.add(client);
    client.warn(`${text} ${next}`);
  }
  return new Error(text, { cause: error });
}

/** What the answer is, and what to do. */
function explain(baseUrl: string, { status, text, header }: RawAnswer, error: z.core.$ZodError | undefined) {
  if (status < 200 || status > 299) {
    const target = header('location');
    return [
      `with a redirect${target ? ` to ${target}` : ''}, which calls do not follow`,
      'Set baseUrl to the final address.',
    ] as const;
  }
  const type = header('content-type') ?? 'no content type';
  const typed = `${status} with ${type}`;
  if (!error) return [`${typed} of more than 32 million characters`, 'Is this the right server?'] as const;
  if (!type.includes('json')) {
    const next = baseUrl.endsWith('/api')
      ? 'Is this the right server?'
      : `The address of an API usually ends in /api: ${baseUrl}/api`;
    return [`${typed} in place of JSON`, next] as const;
  }
  if (text !== '' && !isJson(text)) {
    return [`${typed} that is broken or cut off`, 'Does a proxy in between change answers?'] as const;
  }
  const issues = error.issues.slice(0, 3).map((issue) => {
    const expected = 'expected' in issue ? `${issue.expected} expected` : issue.code;
    return `${issue.path.join('.') || 'all of it'} (${expected})`;
  });
  return [
    `${typed} of another shape: ${issues.join(', ')}`,
    'Do the client and the server have the same version?',
  ] as const;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
