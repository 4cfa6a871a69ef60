import { type Endpoint, endpoints, type PartnerScope, resolveIssues } from '@lectern/sdk/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { output as Parsed, input as Raw } from 'zod/mini';
import type { LastWrites } from './db/lastWrites.ts';
import { REPORT_LIMIT_MS, type ReplicaRead, readOnReplica, VISITOR } from './db/replicaRead.ts';
import type { Destination } from './fileLinks.ts';
import type { Changes } from './plugins/caching.ts';
import { type Actor, type Admitted, anyone, type PartnerServer, type Policy } from './policy.ts';
import { problems, sentences } from './problems.ts';
import { timed } from './timed.ts';
import { discardUploads, type FileStore, receiveMultipart, takesFiles } from './uploads/receiveMultipart.ts';

/** What a row's schema parses an input to. */
export type InputOf<E extends Endpoint> = Parsed<E['input']>;

/** A read that visitors may make is also answered without a request, for the pages of the site. */
interface VisitorContext<E extends Endpoint, A extends Admitted> {
  /** Path, query and body as one object, parsed by the row. */
  input: InputOf<E>;
  actor: A;
  request: Destination;
}

interface RequestContext<E extends Endpoint, A extends Admitted> extends VisitorContext<E, A> {
  request: FastifyRequest;
  reply: FastifyReply;
}

type Context<E extends Endpoint, A extends Admitted> = [E['method'], undefined] extends ['GET', A]
  ? VisitorContext<E, A>
  : RequestContext<E, A>;

export type Handler<E extends Endpoint, A extends Admitted> = (context: Context<E, A>) => Promise<Raw<E['output']>>;

/** A row of the endpoint table with its policy and handler. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly policy: Policy;
  /** What a call that writes changes of what visitors read. Default: anything. */
  readonly changes: Changes | undefined;
  /** Figures and lists of the past, which may be read from a replica that has all that their reader has written. */
  readonly isReport: boolean;
  /** Accepts a body of up to {@link LARGE_BODY_BYTES}. */
  readonly hasLargeBody: boolean;
  readonly handle: (context: VisitorContext<Endpoint, Admitted>) => Promise<unknown>;
}

/** Whether every visitor gets the same answer. */
export const isPublicRead = ({ endpoint, policy }: Route): boolean =>
  endpoint.method === 'GET' && policy.name === anyone.name;

const authorizationRows: readonly Endpoint[] = Object.values(endpoints.authorization);

/** Whether a partner's page may make the call: those of a scope, and what it needs to sign someone in. */
export const isForPartners = ({ endpoint }: Route): boolean =>
  endpoint.scope !== undefined || (endpoint.anonymous === true && authorizationRows.includes(endpoint));

/** Matches the path of the call, with any parameters. */
export const pathPattern = ({ path }: Endpoint): RegExp => new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+')}$`);

export function route<E extends Endpoint, A extends Admitted>(
  endpoint: E,
  policy: Policy<A>,
  handler: Handler<E, A>,
  {
    changes,
    isReport = false,
    hasLargeBody = false,
  }: { changes?: Changes; isReport?: boolean; hasLargeBody?: boolean } = {},
): Route {
  // In a list of routes the types of the rows are lost; each handler is called with what its own row and policy return.
  return { endpoint, policy, changes, isReport, hasLargeBody, handle: handler as unknown as Route['handle'] };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call it; the server does not start with a route that has none. */
    policy?: Policy;
    /** Called without a token; a stored one is ignored. */
    isAnonymous?: boolean;
    /** What a partner's page must be allowed to do; without it, such a page is refused. */
    scope?: PartnerScope | undefined;
    /** Its body may be an upload, which takes longer. */
    takesFiles?: boolean;
  }
  interface FastifyRequest {
    actor: Actor | undefined;
    /** On routes for partners' servers, in place of an actor. */
    partnerServer: PartnerServer | undefined;
  }
}

/** 200,000 characters of any script, or the positions of 10,000 lectures. */
const LARGE_BODY_BYTES = 1_500_000;

/** A caller whose body takes longer to arrive is checked again: the session, or the account, may have ended meanwhile. */
const MAX_ADMITTED_MS = 100;

/** Registers the routes. Throws unless every row of the endpoint table has exactly one. */
export function registerRoutes(
  app: FastifyInstance,
  routes: readonly Route[],
  files: FileStore,
  {
    reserveFor,
    noteWrite,
  }: {
    reserveFor?: (userId: string, bytes: number) => Promise<() => Promise<void>>;
    noteWrite?: LastWrites['note'] | undefined;
  } = {},
): void {
  const bound = new Set<Endpoint>();
  for (const one of routes) {
    const { endpoint, policy, changes, hasLargeBody } = one;
    if (bound.has(endpoint)) throw new Error(`${nameOf(endpoint)} has two routes.`);
    bound.add(endpoint);
    const isUpload = takesFiles(endpoint);
    const isWrite = endpoint.method !== 'GET';
    app.route({
      method: endpoint.method,
      url: `/api${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`,
      ...(hasLargeBody ? { bodyLimit: LARGE_BODY_BYTES } : {}),
      config: {
        policy,
        isAnonymous: endpoint.anonymous === true,
        scope: endpoint.scope,
        takesFiles: isUpload,
        ...(changes ? { changes } : {}),
        isCatalogue: isPublicRead(one),
      },
      async handler(request, reply) {
        const { actor } = request;
        const admitted = policy.admit(actor, request.partnerServer);
        request.isHandled = true;
        const admittedAt = performance.now() - reply.elapsedTime;
        if (request.isMultipart() && !isUpload) throw problems.unsupportedMediaType();
        const reserve = async (bytes: number) => (actor && reserveFor ? reserveFor(actor.id, bytes) : async () => {});
        const received = request.isMultipart() ? await receiveMultipart(files, endpoint, request, reserve) : undefined;
        try {
          const given = { query: request.query, body: received?.fields ?? request.body ?? {}, params: request.params };
          if (isWrite && performance.now() - admittedAt > MAX_ADMITTED_MS) await app.admitAgain(request);
          // Also of one that failed: it may have written, and what admins tried is recorded.
          const answer = await answerOf(one, given, { actor: admitted, request, reply }).finally(
            () => isWrite && actor && noteWrite?.(actor.id),
          );
          return reply.type('application/json; charset=utf-8').send(answer);
        } finally {
          if (received) {
            await discardUploads(files.storage, received.uploads);
            await received.release();
          }
        }
      },
    });
  }
  for (const endpoint of allEndpoints()) {
    if (!bound.has(endpoint)) throw new Error(`${nameOf(endpoint)} has no route.`);
  }
}

const allEndpoints = () => Object.values(endpoints).flatMap((group): Endpoint[] => Object.values(group));

/** Throws for a route of the API without a policy. */
export function requirePolicies(app: FastifyInstance): void {
  app.addHook('onRoute', ({ url, config, method }) => {
    if (url.startsWith('/api') && method !== 'OPTIONS' && !config?.policy) {
      throw new Error(`${String(method)} ${url} has no policy.`);
    }
  });
}

const nameOf = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}`;

/** What a caller has sent. */
interface Given {
  query: unknown;
  body: unknown;
  params: unknown;
}

/** Whether a replica may answer, and when. */
function replicaReadOf(one: Route, actor: Admitted): ReplicaRead | undefined {
  if (!one.isReport && !isPublicRead(one)) return undefined;
  // What a partner's server has written isn't followed.
  const after = actor ? ('partnerId' in actor ? undefined : actor.lastWrite) : VISITOR.after;
  return after === undefined ? undefined : { after, limitMs: one.isReport ? REPORT_LIMIT_MS : VISITOR.limitMs };
}

/** Parses the input, runs the handler, on a replica where it may, and returns its answer as JSON, without fields that the row does not name. */
export async function answerOf(
  one: Route,
  given: Given,
  context: Omit<Parameters<Route['handle']>[0], 'input'> & { reply?: FastifyReply },
): Promise<string> {
  const { endpoint, handle } = one;
  const work = () => handle({ input: parseInput(endpoint, given), ...context });
  const answer = await readOnReplica(replicaReadOf(one, context.actor), work);
  return timed('render', () => {
    const parsed = endpoint.output.safeParse(answer);
    if (!parsed.success) throw new Error(`${nameOf(endpoint)} made a wrong answer`, { cause: parsed.error });
    return JSON.stringify(parsed.data);
  });
}

/** What a caller has sent, parsed by the row. Throws a refusal that names what is wrong with it. */
export const inputOf = <E extends Endpoint>(endpoint: E, given: Given): InputOf<E> =>
  parseInput(endpoint, given) as InputOf<E>;

function parseInput(endpoint: Endpoint, { query, body, params }: Given): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw problems.invalidJson();
  const isRead = endpoint.method === 'GET' || endpoint.method === 'DELETE';
  // An empty parameter counts as not given. Only reads take input from the query.
  const named = isRead ? Object.entries(query as object).filter(([, value]) => value !== '') : [];
  const repeated = named.find(([, value]) => Array.isArray(value));
  if (repeated) throw problems.repeatedParameter(repeated[0]);
  const given = { ...Object.fromEntries(named), ...body, ...(params as object) };
  const parsed = endpoint.input.safeParse(given);
  if (parsed.success) return parsed.data as Record<string, unknown>;
  const details = resolveIssues(parsed.error.issues, sentences);
  throw problems.invalidInput(details[0]?.message ?? sentences('error.invalidInput'), details);
}
