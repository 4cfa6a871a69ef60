import type * as z from 'zod/mini';
import type { CoreMessageKey } from '../messages/en.ts';
import type { RefusalCode } from '../refusals.ts';

/** One call of the API, as data: the SDK, the mock API and the server all read the same row. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Relative to the base address; `{name}` is taken from the input. */
  readonly path: string;
  /** Everything the caller supplies, as one flat object. What the path does not take goes to the query or the body. */
  readonly input: z.ZodMiniType<Record<string, unknown>>;
  /** What the server answers; parsed on arrival. */
  readonly output: z.ZodMiniType;
  /** The sentence that shows when the server gives none (§8). */
  readonly failure: CoreMessageKey;
  /** The codes with which this call may be refused, in addition to those of any call (`refusalsOf`). */
  readonly refuses?: readonly RefusalCode[];
  /** What to say of an answer that cannot be understood; 'An unexpected error occurred.' where nothing is given (§8). */
  readonly unexpected?: CoreMessageKey;
  /** A call of the authentication flow: no time limit and its own sentence where no answer comes (§7, §8). */
  readonly authentication?: true;
  /** A 404 says that there is none: the call resolves with null. */
  readonly isNullable?: true;
  /** The call is about becoming someone: a stored token is not sent with it. */
  readonly anonymous?: true;
  /** Sent as multipart even where no file is in it (§7). With a file every call is. */
  readonly multipart?: true;
}

/** One resource: a table of calls. */
export type EndpointGroup = Readonly<Record<string, Endpoint>>;

/** What any call takes beside its input. */
export interface CallOptions {
  signal?: AbortSignal;
  /** Sent in place of the session's token; its refusal does not end the session. */
  token?: string;
  /** Lets the request outlive the page, for what is sent while it closes (bodies under 64 KB). */
  keepalive?: boolean;
  /** How far a call with a file is. Only a browser knows. */
  onProgress?: (progress: UploadProgress) => void;
}

/** Bytes of a request's body. */
export interface UploadProgress {
  sent: number;
  total: number;
}

type Input<E extends Endpoint> = z.input<E['input']>;
/** What a call resolves with. */
export type Output<E extends Endpoint> = z.output<E['output']> | (E extends { isNullable: true } ? null : never);

/** A row as a function. The input may be left out where nothing in it is required. */
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
