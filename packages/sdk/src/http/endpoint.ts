import type * as z from 'zod/mini';
import type { CoreMessageKey } from '../messages/en.ts';
import type { AuthorFailureWordKey } from '../messages/words/authorFailureWords.ts';
import type { FailureWordKey } from '../messages/words/failureWords.ts';
import type { RefusalCode } from '../refusals.ts';
import type { PartnerScope } from '../schemas/authorization.ts';

/** The key of a text that says what failed. */
export type FailureKey = CoreMessageKey | FailureWordKey | AuthorFailureWordKey;

/** One call of the API, as data: the SDK, the mock API and the server all read the same row. */
export interface Endpoint<Failure extends FailureKey = FailureKey> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Relative to the base URL; `{name}` is taken from the input. */
  readonly path: string;
  /** Everything the caller supplies, as one flat object. What isn't in the path is sent as the query or the body. */
  readonly input: z.ZodMiniType<Record<string, unknown>>;
  /** What the server answers; parsed when it arrives. */
  readonly output: z.ZodMiniType;
  /** The message to show when the server sends none (§8). */
  readonly failure: Failure;
  /** The codes with which this call may be refused, in addition to those of any call (`refusalsOf`). */
  readonly refuses?: readonly RefusalCode[];
  /** The message for an answer that can't be parsed; by default 'An unexpected error occurred.' (§8). */
  readonly unexpected?: Failure;
  /** A call of the authentication flow: no time limit, and its own message when there is no response (§7, §8). */
  readonly authentication?: true;
  /** A 404 means that there is none: the call resolves with null. */
  readonly isNullable?: true;
  /** The call authenticates a user, so a stored token isn't sent with it. */
  readonly anonymous?: true;
  /** A partner's server makes the call, with its API key in place of a session's token. */
  readonly apiKey?: true;
  /** Always sent as multipart, even without a file (§7). Calls with a file always are. */
  readonly multipart?: true;
  /** What a partner's page must be allowed to do for this call. Without it, such a page can't make the call. */
  readonly scope?: PartnerScope;
}

/** One resource: a table of calls. */
export type EndpointGroup<Failure extends FailureKey = FailureKey> = Readonly<Record<string, Endpoint<Failure>>>;

/** Options of every call. */
export interface CallOptions {
  signal?: AbortSignal;
  /** Sent instead of the session's token; a 401 doesn't end the session. */
  token?: string;
  /** Lets the request outlive the page, for requests sent while it closes (bodies under 64 KB). */
  keepalive?: boolean;
  /** Upload progress of a call with a file. Only in a browser. */
  onProgress?: (progress: UploadProgress) => void;
}

/** Bytes of the request body. */
export interface UploadProgress {
  sent: number;
  total: number;
  /** There is no connection: the upload goes on when it is back. Only of files that are sent in parts. */
  isPaused?: boolean;
  /** The storage took no parts from this browser: the file is sent again from its start, through the server. */
  isThroughServer?: boolean;
}

type Input<E extends Endpoint> = z.input<E['input']>;
/** What a call resolves with. */
export type Output<E extends Endpoint> = z.output<E['output']> | (E extends { isNullable: true } ? null : never);

/** A row as a function. The input is optional if none of its fields is required. */
export type Call<E extends Endpoint> =
  Record<string, never> extends Input<E>
    ? (input?: Input<E>, options?: CallOptions) => Promise<Output<E>>
    : (input: Input<E>, options?: CallOptions) => Promise<Output<E>>;

/** A table as an object of functions. */
export type Calls<Group extends EndpointGroup> = { readonly [Name in keyof Group]: Call<Group[Name]> };

/** The names in a path, in order: `/a/{id}` → `['id']`. */
export function pathNames(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
}
