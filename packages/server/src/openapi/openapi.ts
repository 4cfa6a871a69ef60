import {
  type Endpoint,
  endpoints,
  type PartnerScope,
  pathNames,
  type RefusalCode,
  refusals,
  refusalsOf,
} from '@lectern/sdk/api';
import * as z from 'zod';
import type { Route } from '../route.ts';
import { takesFiles } from '../uploads/receiveMultipart.ts';
import { answerSchema, type Schema } from './answerSchema.ts';
import examples from './examples.json' with { type: 'json' };
import summaries from './summaries.json' with { type: 'json' };

/** A row of the endpoint table, as the documentation shows it. */
export interface Operation {
  name: string;
  method: string;
  path: string;
  summary: string;
  /** Its own refusals. */
  refuses: readonly RefusalCode[];
  policy: string;
  /** What a partner's page must be allowed to do to make the call; without it, such a page can't. */
  scope: PartnerScope | undefined;
}

const names = new Map(
  Object.entries(endpoints).flatMap(([group, rows]) =>
    Object.entries(rows).map(([name, endpoint]): [Endpoint, string] => [endpoint, `${group}.${name}`]),
  ),
);

/** What a call sends, and the answer with all that the server fills in; nothing for a call without an example. */
function exampleOf({ output }: Endpoint, name: string): { body?: object; answer?: unknown } {
  const example = (examples as Record<string, { body?: object; answer: object }>)[name];
  return example ? { ...example, answer: output.parse(example.answer) } : {};
}

/** The responses of every way in which a call may be refused, by status. */
function refusedBy(endpoint: Endpoint) {
  const codes = Map.groupBy(refusalsOf(endpoint, takesFiles(endpoint)), (code) => refusals[code].status);
  return Object.fromEntries(
    [...codes].map(([status, ofStatus]) => [
      status,
      {
        description: ofStatus.join(', '),
        content: {
          'application/json': {
            schema: {
              allOf: [{ $ref: '#/components/schemas/Problem' }, { properties: { code: { enum: ofStatus } } }],
            },
          },
        },
      },
    ]),
  );
}

/** The refusals of a call beside those of any call. */
function ownRefusals(endpoint: Endpoint): RefusalCode[] {
  const general = refusalsOf({}, false);
  return refusalsOf(endpoint, takesFiles(endpoint)).filter((code) => !general.includes(code));
}

/** The body of every error response. */
const problem = {
  type: 'object',
  required: ['code', 'message', 'requestId'],
  properties: {
    code: { type: 'string', description: 'Stable; for programs.' },
    message: { type: 'string', description: 'For people; may change.' },
    details: { description: 'For `invalid_input`: a list of `{ field, message }`.' },
    requestId: { type: 'string' },
  },
};

/** All calls, in the order of the endpoint table. */
export const operationsOf = (routes: readonly Route[]): Operation[] =>
  [...names].flatMap(([endpoint, name]) => {
    const route = routes.find((one) => one.endpoint === endpoint);
    if (!route) return [];
    const summary = (summaries as Record<string, string>)[name] ?? '';
    const { method, path, scope } = endpoint;
    return [{ name, method, path, summary, refuses: ownRefusals(endpoint), policy: route.policy.name, scope }];
  });

/** A call that authenticates someone takes no token. */
const securityOf = ({ anonymous, apiKey }: Endpoint, policy: string) =>
  apiKey ? [{ apiKey: [] }] : anonymous ? [] : policy === 'anyone' ? [{}, { session: [] }] : [{ session: [] }];

/** OpenAPI 3.1, generated from the same rows as the server's routes and the SDK's calls. */
export function openApi(routes: readonly Route[], origin: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  const schemas: Record<string, Schema> = { Problem: problem };
  for (const { endpoint, policy } of routes) {
    const name = names.get(endpoint) ?? '';
    const [group = ''] = name.split('.');
    const input = inputSchema(endpoint.input);
    const { body: sent, answer } = exampleOf(endpoint, name);
    const inPath = pathNames(endpoint.path);
    const inQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE';
    const rest = Object.entries(input.properties ?? {}).filter(([field]) => !inPath.includes(field));
    const required = (input.required ?? []).filter((field) => !inPath.includes(field));
    const parameters = [
      ...inPath.map((field) => ({ name: field, in: 'path', required: true, schema: input.properties?.[field] ?? {} })),
      ...(inQuery
        ? rest.map(([field, schema]) => ({ name: field, in: 'query', required: required.includes(field), schema }))
        : []),
    ];
    const body = input.properties
      ? { type: 'object', properties: Object.fromEntries(rest), ...(required.length > 0 ? { required } : {}) }
      : input;
    const types = endpoint.multipart
      ? ['multipart/form-data']
      : takesFiles(endpoint)
        ? ['application/json', 'multipart/form-data']
        : ['application/json'];
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: {
        operationId: name,
        tags: [group],
        summary: (summaries as Record<string, string>)[name] ?? name,
        'x-policy': policy.name,
        ...(endpoint.scope ? { 'x-partner-scope': endpoint.scope } : {}),
        security: securityOf(endpoint, policy.name),
        ...(parameters.length > 0 ? { parameters } : {}),
        ...(inQuery || rest.length === 0
          ? {}
          : {
              requestBody: {
                required: required.length > 0,
                content: Object.fromEntries(
                  types.map((type) => [type, { schema: body, ...(sent ? { example: sent } : {}) }]),
                ),
              },
            }),
        responses: {
          '200': {
            description: 'Done.',
            content: {
              'application/json': {
                schema: answerSchema(endpoint.output, schemas),
                ...(answer ? { example: answer } : {}),
              },
            },
          },
          ...refusedBy(endpoint),
          default: { $ref: '#/components/responses/Problem' },
        },
      },
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lectern',
      version: '1',
      description:
        "The API of an online course marketplace. Prices are in rupees, times in ISO 8601, ids 24 hexadecimal characters. On a partner's page, send its key with every write in the header `lectern-partner`: sign-ups, orders and enrollments then count for the partner. `x-partner-scope` is what a partner's session must be allowed to do for the call; without it, such a session can't make it.",
    },
    servers: [{ url: `${origin}/api` }],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        apiKey: { type: 'http', scheme: 'bearer', bearerFormat: 'lpk_…', description: "A partner's API key." },
      },
      schemas,
      responses: {
        Problem: {
          description: 'Any other status is not from this server.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      },
    },
  };
}

/** The JSON schema of what is sent: before defaults and transformations, with files as binary. */
function inputSchema(schema: Endpoint['input']): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema as unknown as z.core.$ZodType, {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      if (zodSchema._zod.def.type === 'custom') Object.assign(jsonSchema, { type: 'string', format: 'binary' });
    },
  }) as Schema;
  return rest;
}
