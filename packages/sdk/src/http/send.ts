import type { core } from 'zod/mini';
import { ApiError, ContractError, type FieldError, NetworkError, RequestError, ValidationError } from '../errors.ts';
import type { Messages } from '../messages/createMessages.ts';
import { refusalDetails } from '../schemas/refusal.ts';
import { abortable, hasTimedOut } from './abortable.ts';
import { completeUrls } from './answerUrls.ts';
import { buildRequest } from './buildRequest.ts';
import type { CallOptions, Endpoint, Output } from './endpoint.ts';
import { exchangeByFetch, type FetchSettings } from './exchangeByFetch.ts';
import { follow } from './follow.ts';
import { quickParse } from './quickParse.ts';
import { type RawAnswer, upload } from './upload.ts';

/** Milliseconds without progress after which an upload is aborted, unless calls may take longer; its total time is not limited. */
const UPLOAD_IDLE_MS = 30_000;
/** Characters of an answer; longer ones are not read. */
const MAX_ANSWER_LENGTH = 32_000_000;
/** Characters of a server's message. */
const MAX_MESSAGE_LENGTH = 500;

export interface SendOptions extends FetchSettings {
  /** Ends in `/api`; no trailing slash. */
  baseUrl: string;
  /** Sent with every write, so that the server knows which partner's page it comes from. */
  partnerKey: string | undefined;
  /** Milliseconds for a whole call, including retries and body. */
  timeout: number;
  messages: Messages;
  /** What failed, by the rows' keys. */
  failures: Readonly<Record<string, string>>;
  token: () => string | undefined;
  /** Called after a 401 on a call that carried this token. */
  onUnauthorized: (token: string) => void;
  /** On partners' pages, where tokens last minutes. */
  renewal:
    | {
        /** The token to send in place of this one. */
        fresh: (token: string) => Promise<string | undefined>;
        /** The token with which to send a call again that was refused with this one; undefined if there is none. */
        renew: (token: string) => Promise<string | undefined>;
      }
    | undefined;
  /** Called with every response, successful or not. */
  onAnswer: (endpoint: Endpoint, answer: { status: number; text: string }) => void;
  onError: (error: unknown, endpoint: Endpoint) => void;
  /** Prints a hint for developers. */
  warn: (message: string) => void;
  /** Aborts every running call. */
  destroyed: AbortSignal;
}

/** The options of a call, and how things were when it was made, if it waited for this module. */
export interface SendCallOptions extends CallOptions {
  callStart?: {
    /** The session's. */
    token: string | undefined;
    /** `performance.now()` */
    at: number;
  };
}

export type Send = <E extends Endpoint>(endpoint: E, input?: unknown, options?: SendCallOptions) => Promise<Output<E>>;

/** How a call is sent: input checked → built → sent → answer or one of our errors → output checked. */
export function createSend(settings: SendOptions): Send {
  const { messages: t, baseUrl, partnerKey } = settings;
  const host = new URL(baseUrl).origin;
  const sentence = t.with(settings.failures);

  async function send<E extends Endpoint>(
    endpoint: E,
    input: unknown = {},
    { callStart, ...options }: SendCallOptions = {},
  ): Promise<Output<E>> {
    const parsed = quickParse(endpoint.input, input);
    if (!parsed.success) {
      // The sentences of all rules load with the first input that breaks one. Without them it is refused all the same.
      const fields = await import('./resolveIssues.ts').then(
        ({ resolveIssues }) => resolveIssues(parsed.error.issues, t),
        (): FieldError[] => [],
      );
      throw new ValidationError(fields[0]?.message ?? t('error.invalidInput'), { fields });
    }
    let token = endpoint.anonymous ? undefined : (options.token ?? (callStart ? callStart.token : settings.token()));
    const renewal = token === undefined || options.token !== undefined ? undefined : settings.renewal;
    const call = new AbortController();
    const { signal } = call;
    const unfollow = follow(call, settings.destroyed, options.signal);
    let isLate = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const setLimit = (milliseconds: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        isLate = true;
        call.abort();
      }, milliseconds);
    };
    let isSent = false;
    try {
      signal.throwIfAborted();
      const { url, body } = buildRequest(baseUrl, endpoint, parsed.data);
      const hasFile = body instanceof FormData && [...body.values()].some((value) => value instanceof Blob);
      if (!endpoint.authentication && !hasFile)
        setLimit(settings.timeout - (callStart ? performance.now() - callStart.at : 0));
      const exchange = (): Promise<RawAnswer> => {
        const headers = {
          accept: 'application/json',
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          // With this header, a public read from another origin would have to ask for permission first.
          ...(partnerKey && endpoint.method !== 'GET' ? { 'lectern-partner': partnerKey } : {}),
        };
        if (!hasFile || settings.fetch || typeof XMLHttpRequest === 'undefined') {
          const isJson = body !== undefined && !(body instanceof FormData);
          const init = {
            method: endpoint.method,
            headers: isJson ? { ...headers, 'content-type': 'application/json' } : headers,
            ...(body && { body: isJson ? JSON.stringify(body) : body }),
            keepalive: options.keepalive ?? false,
            // A POST would become a GET, a token would be lost on the way, and a loop would have no end.
            redirect: 'manual' as const,
            signal,
          };
          return exchangeByFetch(url, init, settings, () => {
            isSent = true;
          });
        }
        isSent = true;
        const idle = Math.max(UPLOAD_IDLE_MS, settings.timeout);
        setLimit(idle);
        const { onProgress } = options;
        return upload({
          method: endpoint.method,
          url,
          body,
          headers,
          signal,
          onProgress,
          onMove: () => setLimit(idle),
        });
      };
      if (renewal && token) token = await abortable(signal, renewal.fresh(token));
      let answer = await abortable(signal, exchange());
      // Refused before the server did anything, so that any call can be sent again.
      const renewed =
        answer.status === 401 && renewal && token ? await abortable(signal, renewal.renew(token)) : undefined;
      if (renewed !== undefined) {
        token = renewed;
        answer = await abortable(signal, exchange());
      }
      settings.onAnswer(endpoint, answer);
      // Rows with this flag have null in their output; the compiler can't know which row this is.
      if (answer.status === 404 && endpoint.isNullable) return null as Output<E>;
      // A browser shows a redirect as 0.
      if (answer.status >= 400) throw refusal(endpoint, answer, token);
      const { text } = answer;
      const isRead = answer.status >= 200 && answer.status < 300 && text.length <= MAX_ANSWER_LENGTH;
      const output = isRead ? quickParse(endpoint.output, text === '' ? {} : parseJson(text)) : undefined;
      if (!output?.success) throw await unexpected(endpoint, answer, output?.error);
      completeUrls(output.data, host);
      // Made by the row's own schema; the compiler can't follow a generic row that far.
      return output.data as Output<E>;
    } catch (error) {
      if (error instanceof ContractError || error instanceof ApiError || error instanceof NetworkError) throw error;
      if (hasTimedOut(options.signal)) isLate = true;
      else if (options.signal?.aborted || settings.destroyed.aborted) throw new DOMException('Cancelled', 'AbortError');
      if (!isSent && !isLate) {
        throw new RequestError((error instanceof Error && error.message) || t('error.unexpected'), { cause: error });
      }
      throw new NetworkError(t(endpoint.authentication ? 'error.networkAuthentication' : 'error.network'), {
        code: isLate ? 'timeout' : 'network',
        cause: error,
      });
    } finally {
      clearTimeout(timer);
      unfollow();
    }
  }

  async function unexpected(endpoint: Endpoint, answer: RawAnswer, error?: core.$ZodError): Promise<ContractError> {
    // What went wrong is for developers, so it loads with the first such answer.
    const cause = await import('./explainAnswer.ts').then(
      ({ explainAnswer }) => explainAnswer(settings, endpoint, answer, error),
      () => error,
    );
    return new ContractError(sentence(endpoint.unexpected ?? 'error.unexpected'), { cause });
  }

  function refusal(endpoint: Endpoint, { status, text, header }: RawAnswer, token: string | undefined): ApiError {
    if (status === 401 && token) settings.onUnauthorized(token);
    const data = parseJson(text);
    const body = typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
    const retryAfter = Number(header('retry-after') ?? Number.NaN);
    const requestId = header('x-request-id');
    const serverMessage =
      typeof body.message === 'string' && body.message.trim() !== '' ? cut(body.message) : undefined;
    return new ApiError(serverMessage ?? sentence(endpoint.failure), {
      code: typeof body.code === 'string' ? body.code : `http_${status}`,
      status,
      hasServerMessage: serverMessage !== undefined,
      details: detailsOf(body.code, body.details),
      fields: fieldsOf(body.details),
      ...(requestId === null ? {} : { requestId }),
      ...(Number.isFinite(retryAfter) ? { retryAfter } : {}),
    });
  }

  return async (endpoint, input, options) => {
    try {
      return await send(endpoint, input, options);
    } catch (error) {
      settings.onError(error, endpoint);
      throw error;
    }
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // No schema accepts it, and no refusal reads anything from it.
  }
}

/** The details of a code that this client knows, validated; those of any other code unchanged. */
function detailsOf(code: unknown, details: unknown): unknown {
  const schema = refusalDetails[code as keyof typeof refusalDetails];
  return schema ? schema.safeParse(details).data : details;
}

/** `details` from a server: an array of objects with a message and optionally a field (§7). */
function fieldsOf(details: unknown): FieldError[] {
  if (!Array.isArray(details)) return [];
  return details.flatMap((detail: unknown) => {
    if (typeof detail !== 'object' || detail === null) return [];
    const { field = '', message } = detail as { field?: unknown; message?: unknown };
    return typeof message === 'string' && typeof field === 'string' ? [{ field, message: cut(message) }] : [];
  });
}

const cut = (message: string): string =>
  message.length > MAX_MESSAGE_LENGTH ? `${message.slice(0, MAX_MESSAGE_LENGTH - 1)}…` : message;
