import type { RefusalCode } from './refusals.ts';
import type { RefusalDetails } from './schemas/refusal.ts';

/** One broken rule at one field; `field` is a dotted path, empty for the whole input. */
export interface FieldError {
  field: string;
  message: string;
}

/** What every error of a marketplace has: a stable `code` for programs and a `message` for people. */
export abstract class MarketplaceError extends Error {
  abstract readonly code: string;
  /** The class, also in a bundle that renames it. */
  abstract override readonly name: string;
  /** The problems by field, for forms; empty where none is known. */
  readonly fields: readonly FieldError[];

  constructor(message: string, options: { cause?: unknown; fields?: readonly FieldError[] } = {}) {
    super(message, { cause: options.cause });
    this.fields = options.fields ?? [];
  }
}

/** The input breaks a rule of §5; nothing was sent. */
export class ValidationError extends MarketplaceError {
  override readonly name = 'ValidationError';
  readonly code = 'invalid_input';
}

/** No answer: no connection, or none within the limit of the call (`code` is `timeout`). §8 */
export class NetworkError extends MarketplaceError {
  override readonly name = 'NetworkError';
  readonly code: 'network' | 'timeout';

  constructor(message: string, options: { code: 'network' | 'timeout'; cause?: unknown }) {
    super(message, options);
    this.code = options.code;
  }
}

/** The request could not even be made; `message` is its own. §8 */
export class RequestError extends MarketplaceError {
  override readonly name = 'RequestError';
  readonly code = 'request';
}

/** What a refusal with this code tells programs; undefined where the server's details have another shape. */
export type DetailsOf<Code extends string> = Code extends keyof RefusalDetails
  ? RefusalDetails[Code] | undefined
  : unknown;

/** The server refused. `message` is the server's own, else the call's default of §8. */
export class ApiError<Code extends string = string> extends MarketplaceError {
  override readonly name = 'ApiError';
  /** One of {@link RefusalCode}, a code of another server, or `http_404` and the like where it gave none. */
  readonly code: Code;
  readonly status: number;
  /** Whether `message` is the server's own; false where it gave none, and `message` is the call's default. */
  readonly hasServerMessage: boolean;
  readonly details: DetailsOf<Code>;
  readonly requestId: string | undefined;
  /** Seconds after which another try makes sense, when the server said so. */
  readonly retryAfter: number | undefined;

  constructor(
    message: string,
    options: {
      code: Code;
      status: number;
      hasServerMessage?: boolean;
      details?: DetailsOf<Code>;
      requestId?: string;
      retryAfter?: number;
      fields?: readonly FieldError[];
    },
  ) {
    super(message, options);
    this.code = options.code;
    this.status = options.status;
    this.hasServerMessage = options.hasServerMessage ?? message !== '';
    this.details = options.details as DetailsOf<Code>;
    this.requestId = options.requestId;
    this.retryAfter = options.retryAfter;
  }
}

/** The server answered in a shape this client does not know. */
export class ContractError extends MarketplaceError {
  override readonly name = 'ContractError';
  readonly code = 'contract';
}

/** Whether an error is one of ours: it has a code, and a message for people. */
export const isMarketplaceError = (error: unknown): error is MarketplaceError => error instanceof MarketplaceError;
/** Whether a rule was broken and nothing was sent. */
export const isValidationError = (error: unknown): error is ValidationError => error instanceof ValidationError;
/** Whether no answer came. */
export const isNetworkError = (error: unknown): error is NetworkError => error instanceof NetworkError;
/** Whether the request could not even be made. */
export const isRequestError = (error: unknown): error is RequestError => error instanceof RequestError;
/** Whether the answer could not be understood. */
export const isContractError = (error: unknown): error is ContractError => error instanceof ContractError;
/** Whether the server refused; with a `code`, whether it refused for that reason, which also types `details`. */
export function isApiError(error: unknown): error is ApiError;
export function isApiError<Code extends RefusalCode>(error: unknown, code: Code): error is ApiError<Code>;
export function isApiError(error: unknown, code?: RefusalCode): boolean {
  return error instanceof ApiError && (code === undefined || error.code === code);
}

/** Whether the caller itself ended the call (its signal, or `marketplace.destroy()`). */
export function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Whether the same call may work later: no answer, or the server was not able to serve. */
export function isTemporary(error: unknown): boolean {
  return isNetworkError(error) || (isApiError(error) && (error.status >= 500 || error.status === 429));
}

/**
 * The message of any error for a person. `fallback` is the text of the screen: it shows where the server refused without
 * a message of its own, in place of the call's default (§8), and for what is not one of our errors.
 */
export function messageOf(error: unknown, fallback: string): string {
  if (!isMarketplaceError(error) || error.message === '') return fallback;
  return isApiError(error) && !error.hasServerMessage ? fallback : error.message;
}

/** First problem of each field, for a form. */
export function fieldErrors(error: unknown): Record<string, string> {
  if (!isMarketplaceError(error)) return {};
  return Object.fromEntries([...error.fields].reverse().map(({ field, message }) => [field, message]));
}
