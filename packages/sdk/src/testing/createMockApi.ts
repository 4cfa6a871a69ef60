import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import { type Endpoints, endpoints } from '../endpoints/index.ts';
import { type Endpoint, pathNames } from '../http/endpoint.ts';
import { resolveIssues } from '../http/resolveIssues.ts';
import { createMessages } from '../messages/createMessages.ts';
import { isTestKey } from '../rules/isTestKey.ts';
import { MockProblem, refuse, refuseInput } from './MockProblem.ts';
import { createMockAnswers } from './mockAnswers.ts';
import { createMockState, type MockState } from './mockState.ts';
import { takePart } from './mockUploads.ts';
import type { MockSeed } from './seed.ts';

/** The name of a call: `courses.search`. */
export type CallName = {
  [Group in keyof Endpoints & string]: `${Group}.${keyof Endpoints[Group] & string}`;
}[keyof Endpoints & string];

/** How a call should fail. */
export interface MockFailure {
  /** Answer with this status and body instead; a text body is sent as HTML. */
  status?: number;
  body?: unknown;
  /** Milliseconds before the answer, or never. */
  delay?: number | 'infinite';
  /** Drop the connection instead of answering. */
  isCut?: boolean;
  /** How many times; every time by default. */
  times?: number;
}

export interface MockApi {
  /** Pass these to `setupServer`, `setupWorker` or Storybook's `parameters.msw.handlers`. */
  handlers: RequestHandler[];
  state: MockState;
  /** Scripts the next answers of one call. */
  fail(call: CallName, failure: MockFailure): void;
  /** Forgets every scripted failure and puts `state` back to the seed; whoever was signed in no longer is. */
  reset(): void;
}

/**
 * An in-memory marketplace over the same tables and rules as the real one (MSW). It isn't secure and enforces only
 * what a client can notice; the reference server is authoritative for everything else.
 */
export function createMockApi(options: { baseUrl?: string; seed?: MockSeed } = {}): MockApi {
  const baseUrl = options.baseUrl ?? '*/api';
  const state = createMockState(options.seed);
  const createAnswers = () =>
    createMockAnswers(state) as unknown as Record<string, Record<string, (context: object) => unknown>>;
  let answers = createAnswers();
  const failures = new Map<string, MockFailure & { left: number }>();
  const messages = createMessages('en-IN');

  async function answer(call: string, row: Endpoint, request: Request, params: object): Promise<Response> {
    const failure = failures.get(call);
    if (failure && failure.left > 0) {
      failure.left -= 1;
      if (failure.delay !== undefined) await delay(failure.delay);
      if (failure.isCut) return HttpResponse.error();
      if (failure.status !== undefined) return failed(failure.status, failure.body);
    }
    const bearer = request.headers.get('authorization');
    const authorization = row.anonymous || row.apiKey ? null : bearer;
    const token = authorization?.slice('Bearer '.length) ?? '';
    const apiKey = row.apiKey ? bearer?.slice('Bearer '.length) : undefined;
    const user = state.users.find((one) => one.userId === state.tokens.get(token));
    try {
      if (authorization && !user) throw refuse('unauthenticated');
      const session = state.sessions.get(token);
      if (user && session !== undefined && !row.scope) throw refuse('out_of_scope');
      const parsed = row.input.safeParse({ ...(await inputOf(row, request)), ...params });
      if (!parsed.success) {
        const details = resolveIssues(parsed.error.issues, messages);
        throw refuseInput(details[0]?.message ?? messages('error.invalidInput'), details);
      }
      const signedIn = () => {
        if (!user) throw refuse('unauthenticated');
        return user;
      };
      const partnerKey = session === undefined ? undefined : state.sessionPartners.get(session);
      const [group = '', name = ''] = call.split('.');
      // Through the row's schema, as on the server: unknown fields are never sent.
      const isTest = isTestKey(request.headers.get('lectern-partner') ?? undefined);
      const context = { input: parsed.data, user, partnerKey, isTest, apiKey, url: request.url, signedIn };
      const output = row.output.parse(await answers[group]?.[name]?.(context));
      return HttpResponse.json(output as object);
    } catch (error) {
      if (!(error instanceof MockProblem)) throw error;
      const { status, ...body } = error.body;
      return HttpResponse.json(body, { status });
    }
  }

  const handlers = Object.entries(endpoints).flatMap(([group, rows]) =>
    Object.entries(rows as Record<string, Endpoint>).map(([name, row]) => {
      const method = row.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
      return http[method](`${baseUrl}${row.path.replace(/\{(\w+)\}/g, ':$1')}`, ({ request, params }) =>
        answer(`${group}.${name}`, row, request, pickParams(row, params)),
      );
    }),
  );
  handlers.push(
    http.put(`${baseUrl}/uploads/:id/parts/:number`, async ({ request, params: { id, number } }) => {
      const { byteLength } = await request.arrayBuffer();
      return new HttpResponse(null, { status: takePart(state, String(id), Number(number), byteLength) });
    }),
  );
  return {
    handlers,
    state,
    fail: (call, failure) => void failures.set(call, { ...failure, left: failure.times ?? Number.POSITIVE_INFINITY }),
    reset() {
      failures.clear();
      state.reset();
      answers = createAnswers();
    },
  };
}

function failed(status: number, body: unknown): Response {
  return typeof body === 'string'
    ? new HttpResponse(body, { status, headers: { 'content-type': 'text/html' } })
    : HttpResponse.json((body ?? {}) as object, { status });
}

async function inputOf(row: Endpoint, request: Request): Promise<object> {
  if (row.method === 'GET' || row.method === 'DELETE') return Object.fromEntries(new URL(request.url).searchParams);
  if (request.headers.get('content-type')?.startsWith('multipart/')) {
    return Object.fromEntries(await request.formData());
  }
  const text = await request.text();
  return text === '' ? {} : (JSON.parse(text) as object);
}

function pickParams(row: Endpoint, params: Record<string, string | readonly string[] | undefined>): object {
  return Object.fromEntries(pathNames(row.path).map((name) => [name, params[name]]));
}
