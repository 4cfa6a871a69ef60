import type { RefusalCode } from './refusals.ts';
import type { RefusalDetails } from './schemas/refusal.ts';

/** One validation error at one field; `field` is a dotted path, empty for the whole input. */
export interface FieldError {
  field: string;
  message: string;
}

/** Common to all errors of a marketplace: a stable `code` for programs and a `message` for people. */
export abstract class MarketplaceError extends Error {
  abstract readonly code: string;
  /** The class name, even in a bundle that renames classes. */
  abstract override readonly name: string;
  /** The errors by field, for forms; empty if there are none. */
  readonly fields: readonly FieldError[];

  constructor(message: string, options: { cause?: unknown; fields?: readonly FieldError[] } = {}) {
    super(message, { cause: options.cause });
    this.fields = options.fields ?? [];
  }
}

/** The input is invalid (§5); nothing was sent. */
export class ValidationError extends MarketplaceError {
  override readonly name = 'ValidationError';
  readonly code = 'invalid_input';
}

/** No answer: no connection, or a timeout (`code` is `timeout`). §8 */
export class NetworkError extends MarketplaceError {
  override readonly name = 'NetworkError';
  readonly code: 'network' | 'timeout';

  constructor(message: string, options: { code: 'network' | 'timeout'; cause?: unknown }) {
    super(message, options);
    this.code = options.code;
  }
}

/** The request could not be made; `message` is its own. §8 */
export class RequestError extends MarketplaceError {
  override readonly name = 'RequestError';
  readonly code = 'request';
}

/** The details of a refusal with this code; undefined if the server's details have another shape. */
export type DetailsOf<Code extends string> = Code extends keyof RefusalDetails
  ? RefusalDetails[Code] | undefined
  : unknown;

/** The server refused. `message` is the server's, else the call's default of §8. */
export class ApiError<Code extends string = string> extends MarketplaceError {
  override readonly name = 'ApiError';
  /** A {@link RefusalCode}, a code of another server, or `http_404` etc. if the server sent none. */
  readonly code: Code;
  readonly status: number;
  /** Whether `message` came from the server; if false, it is the call's default. */
  readonly hasServerMessage: boolean;
  readonly details: DetailsOf<Code>;
  readonly requestId: string | undefined;
  /** Seconds to wait before trying again, if the server sent them. */
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

/** The server's answer has a shape that this client doesn't know. */
export class ContractError extends MarketplaceError {
  override readonly name = 'ContractError';
  readonly code = 'contract';
}

/** Signing in through the marketplace's window didn't happen. */
export class SignInError extends MarketplaceError {
  override readonly name = 'SignInError';
  /**
   * `popup_closed`: the person closed the window. `redirected`: this tab leaves for the marketplace. `insecure_page`: the
   * page isn't served by https. `storage_blocked`: the browser blocks both windows and storage.
   */
  readonly code: 'popup_closed' | 'redirected' | 'insecure_page' | 'storage_blocked';

  constructor(message: string, options: { code: SignInError['code'] }) {
    super(message);
    this.code = options.code;
  }
}

/** Whether an error is one of ours, with a code and a message for people. */
export const isMarketplaceError = (error: unknown): error is MarketplaceError => error instanceof MarketplaceError;
/** Whether the input was invalid and nothing was sent. */
export const isValidationError = (error: unknown): error is ValidationError => error instanceof ValidationError;
/** Whether there was no answer. */
export const isNetworkError = (error: unknown): error is NetworkError => error instanceof NetworkError;
/** Whether the request could not be made. */
export const isRequestError = (error: unknown): error is RequestError => error instanceof RequestError;
/** Whether signing in through the marketplace's window didn't happen. */
export const isSignInError = (error: unknown): error is SignInError => error instanceof SignInError;
/** Whether the answer could not be understood. */
export const isContractError = (error: unknown): error is ContractError => error instanceof ContractError;
/** Whether the server refused; with a `code`, whether it refused for that reason, which also types `details`. */
export function isApiError(error: unknown): error is ApiError;
export function isApiError<Code extends RefusalCode>(error: unknown, code: Code): error is ApiError<Code>;
export function isApiError(error: unknown, code?: RefusalCode): boolean {
  return error instanceof ApiError && (code === undefined || error.code === code);
}

/** Whether the caller cancelled the call (by its signal or `marketplace.destroy()`). */
export function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Whether the same call may succeed later: there was no answer, or the server was unavailable. */
export function isTemporary(error: unknown): boolean {
  return isNetworkError(error) || (isApiError(error) && (error.status >= 500 || error.status === 429));
}

/**
 * The message of any error for a person. `fallback` is the screen's own text, used if the server refused without
 * a message (instead of the call's default, §8) and for errors that aren't ours.
 */
export function messageOf(error: unknown, fallback: string): string {
  if (!isMarketplaceError(error) || error.message === '') return fallback;
  return isApiError(error) && !error.hasServerMessage ? fallback : error.message;
}

/** The first error of each field, for a form. */
export function fieldErrors(error: unknown): Record<string, string> {
  if (!isMarketplaceError(error)) return {};
  return Object.fromEntries([...error.fields].reverse().map(({ field, message }) => [field, message]));
}
