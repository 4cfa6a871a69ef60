import ky, { HTTPError } from 'ky';
import type * as z from 'zod/mini';
import { ApiError, ContractError, type FieldError, NetworkError, ValidationError } from '../errors.ts';
import { isMessageKey, type Messages } from '../messages/createMessages.ts';
import { type CallOptions, type Endpoint, pathNames } from './endpoint.ts';

/** Statuses after which the same GET may well succeed. */
const PASSING = [408, 502, 503, 504];

export interface SendOptions {
  /** Ends in `/api`; no slash at the end. */
  baseUrl: string;
  fetch: typeof fetch;
  /** Milliseconds for a whole call, retries and body included. */
  timeout: number;
  messages: Messages;
  token: () => string | undefined;
  /** A 401 on a call that carried this token. */
  onUnauthorized: (token: string) => void;
  onError: (error: unknown, endpoint: Endpoint) => void;
  /** Ends every call that is under way. */
  destroyed: AbortSignal;
}

export type Send = <E extends Endpoint>(
  endpoint: E,
  input?: unknown,
  options?: CallOptions,
) => Promise<z.output<E['output']>>;

/** How a call travels: input checked → built → sent → answer or error of ours → output checked. */
export function createSend(settings: SendOptions): Send {
  const { messages: t } = settings;

  async function send<E extends Endpoint>(endpoint: E, input: unknown = {}, options: CallOptions = {}) {
    const parsed = endpoint.input.safeParse(input);
    if (!parsed.success) {
      const fields = resolveIssues(parsed.error.issues, t);
      throw new ValidationError(fields[0]?.message ?? t('error.invalidInput'), { fields });
    }
    const token = endpoint.anonymous ? undefined : settings.token();
    const limit = new AbortController();
    const timer = endpoint.authentication ? undefined : setTimeout(() => limit.abort(), settings.timeout);
    const signals = [limit.signal, settings.destroyed, ...(options.signal ? [options.signal] : [])];
    const signal = AbortSignal.any(signals);
    try {
      signal.throwIfAborted();
      const answer = await endedBy(signal, exchange(endpoint, parsed.data, token, signal, options.keepalive === true));
      return read(endpoint, answer);
    } catch (error) {
      if (error instanceof ContractError) throw error;
      if (error instanceof HTTPError) throw refusal(endpoint, error, token);
      if (options.signal?.aborted || settings.destroyed.aborted) throw new DOMException('Cancelled', 'AbortError');
      throw new NetworkError(t(endpoint.authentication ? 'error.networkAuthentication' : 'error.network'), {
        code: limit.signal.aborted ? 'timeout' : 'network',
        cause: error,
      });
    } finally {
      clearTimeout(timer);
    }
  }

  function exchange(
    endpoint: Endpoint,
    input: Record<string, unknown>,
    token: string | undefined,
    signal: AbortSignal,
    keepalive: boolean,
  ): Promise<string> {
    const { url, body } = buildRequest(settings.baseUrl, endpoint, input);
    return ky(url, {
      method: endpoint.method,
      ...(body instanceof FormData ? { body } : body ? { json: body } : {}),
      headers: { accept: 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      fetch: settings.fetch,
      keepalive,
      signal,
      // The limit of the whole call is ours: ky's own would start again with every try.
      timeout: false,
      retry: {
        limit: endpoint.method === 'GET' ? 2 : 0,
        methods: ['get'],
        statusCodes: PASSING,
        maxRetryAfter: 3_000,
        backoffLimit: 2_000,
      },
    }).text();
  }

  function read<E extends Endpoint>(endpoint: E, answer: string): z.output<E['output']> {
    let data: unknown;
    try {
      data = answer === '' ? {} : JSON.parse(answer);
    } catch (cause) {
      throw new ContractError(t('error.unexpected'), { cause });
    }
    const parsed = endpoint.output.safeParse(data);
    if (!parsed.success) throw new ContractError(t('error.unexpected'), { cause: parsed.error });
    // The row's own schema made it; the compiler cannot follow a generic row that far.
    return parsed.data as z.output<E['output']>;
  }

  function refusal(endpoint: Endpoint, { response, data }: HTTPError, token: string | undefined): ApiError {
    if (response.status === 401 && token) settings.onUnauthorized(token);
    const body = typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
    const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
    return new ApiError(
      typeof body.message === 'string' && body.message.trim() !== '' ? body.message : t(endpoint.failure),
      {
        code: typeof body.code === 'string' ? body.code : `http_${response.status}`,
        status: response.status,
        details: body.details,
        fields: fieldsOf(body.details),
        ...(response.headers.has('x-request-id') ? { requestId: response.headers.get('x-request-id') as string } : {}),
        ...(Number.isFinite(retryAfter) ? { retryAfter } : {}),
      },
    );
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

/** Ends the wait with the signal even where a host's own `fetch` does not listen to it. */
function endedBy<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const end = () => reject(signal.reason);
    signal.addEventListener('abort', end, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', end));
  });
}

/** The address and body of a call: path names first, the rest to the query (GET, DELETE) or the body. */
export function buildRequest(
  baseUrl: string,
  endpoint: Pick<Endpoint, 'method' | 'path'>,
  input: Record<string, unknown>,
): { url: string; body: FormData | Record<string, unknown> | undefined } {
  const names = pathNames(endpoint.path);
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name])));
  const rest = Object.entries(input).filter(([name, value]) => !names.includes(name) && value !== undefined);

  if (endpoint.method === 'GET' || endpoint.method === 'DELETE') {
    const query = new URLSearchParams(rest.map(([name, value]) => [name, String(value)]));
    return { url: `${baseUrl}${path}${query.size > 0 ? `?${query}` : ''}`, body: undefined };
  }
  if (rest.some(([, value]) => value instanceof Blob)) {
    const form = new FormData();
    for (const [name, value] of rest) form.append(name, value instanceof Blob ? value : String(value));
    return { url: baseUrl + path, body: form };
  }
  return { url: baseUrl + path, body: Object.fromEntries(rest) };
}

/** Broken rules as fields and sentences; a rule carries the key of its sentence. */
export function resolveIssues(issues: readonly z.core.$ZodIssue[], t: Messages): FieldError[] {
  return issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ field: [...issue.path, key].join('.'), message: t('error.invalidInput') }))
      : [
          {
            field: issue.path.join('.'),
            message: isMessageKey(issue.message) ? t(issue.message) : t('error.invalidInput'),
          },
        ],
  );
}

/** `details` of a server: an array of objects with a message and perhaps a field (§7). */
function fieldsOf(details: unknown): FieldError[] {
  if (!Array.isArray(details)) return [];
  return details.flatMap((detail: unknown) => {
    if (typeof detail !== 'object' || detail === null) return [];
    const { field = '', message } = detail as { field?: unknown; message?: unknown };
    return typeof message === 'string' && typeof field === 'string' ? [{ field, message }] : [];
  });
}
