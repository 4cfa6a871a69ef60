import { type Endpoint, endpoints, resolveIssues } from '@lectern/sdk/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { input as Given, output as Parsed } from 'zod/mini';
import type { Actor, Policy } from './policy.ts';
import { problems, sentences } from './problems.ts';
import type { Storage } from './storage/storage.ts';
import { drop, receive, takesFiles } from './uploads/receive.ts';

/** What a row's schema parses an input to. */
export type InputOf<E extends Endpoint> = Parsed<E['input']>;

interface Context<E extends Endpoint, A extends Actor | undefined> {
  /** Path, query and body as one object, parsed by the row. */
  input: InputOf<E>;
  actor: A;
  request: FastifyRequest;
  reply: FastifyReply;
}

export type Handler<E extends Endpoint, A extends Actor | undefined> = (
  context: Context<E, A>,
) => Promise<Given<E['output']>>;

/** A table row, who may call it, and what it does. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly policy: Policy;
  /** Changes nothing that visitors read. */
  readonly leavesCatalogue: boolean;
  /** Brings more than other bodies may. */
  readonly hasLargeBody: boolean;
  readonly handle: (context: Context<Endpoint, Actor | undefined>) => Promise<unknown>;
}

export function route<E extends Endpoint, A extends Actor | undefined>(
  endpoint: E,
  policy: Policy<A>,
  handler: Handler<E, A>,
  { leavesCatalogue = false, hasLargeBody = false }: { leavesCatalogue?: boolean; hasLargeBody?: boolean } = {},
): Route {
  // Rows differ in their types; inside one list they are all called the same way, with what the policy admitted.
  return { endpoint, policy, leavesCatalogue, hasLargeBody, handle: handler as unknown as Route['handle'] };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call; a route without it does not start. */
    policy?: Policy;
    /** A stored token is neither needed nor read. */
    isAnonymous?: boolean;
    /** Its body may be a long upload. */
    takesFiles?: boolean;
  }
  interface FastifyRequest {
    actor: Actor | undefined;
  }
}

/** Bytes: 200,000 characters of any script, or the places of 10,000 lectures. */
const LARGE_BODY_BYTES = 1_500_000;

/** Binds every row of the API exactly once, or refuses to start. */
export function registerRoutes(
  app: FastifyInstance,
  routes: readonly Route[],
  storage: Storage,
  reserveFor?: (userId: string, bytes: number) => Promise<() => Promise<void>>,
): void {
  const bound = new Set<Endpoint>();
  for (const { endpoint, policy, leavesCatalogue, hasLargeBody, handle } of routes) {
    if (bound.has(endpoint)) throw new Error(`${nameOf(endpoint)} has two routes.`);
    bound.add(endpoint);
    const isUpload = takesFiles(endpoint);
    app.route({
      method: endpoint.method,
      url: `/api${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`,
      ...(hasLargeBody ? { bodyLimit: LARGE_BODY_BYTES } : {}),
      config: {
        policy,
        isAnonymous: endpoint.anonymous === true,
        takesFiles: isUpload,
        leavesCatalogue,
        isCatalogue: endpoint.method === 'GET' && policy.name === 'anyone',
      },
      async handler(request, reply) {
        const actor = policy.admit(request.actor);
        if (request.isMultipart() && !isUpload) throw problems.unsupportedMediaType();
        const reserve = async (bytes: number) => (actor && reserveFor ? reserveFor(actor.id, bytes) : async () => {});
        const received = request.isMultipart() ? await receive(storage, endpoint, request, reserve) : undefined;
        try {
          const input = parseInput(endpoint, request, received?.fields ?? request.body ?? {});
          const answer = await handle({ input, actor, request, reply });
          // Only what the row names leaves the server.
          const parsed = endpoint.output.safeParse(answer);
          if (!parsed.success) throw new Error(`${nameOf(endpoint)} made a wrong answer`, { cause: parsed.error });
          return reply.type('application/json; charset=utf-8').send(JSON.stringify(parsed.data));
        } finally {
          if (received) {
            await drop(storage, received.uploads);
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

/** Refuses to start with a route of the API that does not say who may call it. */
export function requirePolicies(app: FastifyInstance): void {
  app.addHook('onRoute', ({ url, config, method }) => {
    if (url.startsWith('/api') && method !== 'OPTIONS' && !config?.policy) {
      throw new Error(`${String(method)} ${url} has no policy.`);
    }
  });
}

const nameOf = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}`;

function parseInput(endpoint: Endpoint, request: FastifyRequest, body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw problems.invalidJson();
  const isRead = endpoint.method === 'GET' || endpoint.method === 'DELETE';
  // A field that was left empty in an address is one that was not filled in. A body's fields come from the body alone.
  const query = isRead ? Object.entries(request.query as object).filter(([, value]) => value !== '') : [];
  const given = { ...Object.fromEntries(query), ...body, ...(request.params as object) };
  const parsed = endpoint.input.safeParse(given);
  if (parsed.success) return parsed.data as Record<string, unknown>;
  const details = resolveIssues(parsed.error.issues, sentences);
  throw problems.invalidInput(details[0]?.message ?? sentences('error.invalidInput'), details);
}
