import { type RefusalCode, refusals } from '@lectern/sdk/api';
import { openApiDocument } from '@lectern/server/openapi';
import { code, type Group, type Source, table } from '../page.ts';

/** What is read of a JSON schema. */
interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  default?: unknown;
  description?: string;
  [limit: string]: unknown;
}

interface Operation {
  operationId: string;
  summary: string;
  'x-policy': string;
  'x-partner-scope'?: string;
  parameters?: { name: string; in: string; required: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema; example?: unknown }> };
  responses: Record<string, { description?: string; content?: Record<string, { schema: Schema; example?: unknown }> }>;
}

interface OpenApi {
  info: { description: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

const TYPES = 'reference/api/types/';
const limits = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems', 'format', 'pattern'];

/** A type in one line, with links to named types. */
function typeOf(schema: Schema): string {
  const named = schema.$ref?.split('/').at(-1);
  if (named) return `[${named}](/docs/${TYPES}#${named.toLowerCase()})`;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map(typeOf).join(' or ');
  if (schema.enum) return schema.enum.map((one) => code(JSON.stringify(one))).join(', ');
  if (schema.const !== undefined) return code(JSON.stringify(schema.const));
  if (schema.items) return `list of ${typeOf(schema.items)}`;
  if (schema.properties) return `object: ${Object.keys(schema.properties).map(code).join(', ')}`;
  return [schema.type ?? 'any'].flat().join(' or ');
}

const limitsOf = (schema: Schema) =>
  limits.filter((name) => schema[name] !== undefined).map((name) => `${name} ${code(String(schema[name]))}`);

function fields({ properties = {}, required = [] }: Schema): string {
  return table(
    ['Field', 'Type', ''],
    Object.entries(properties).map(([name, schema]) => [
      code(name),
      typeOf(schema),
      [
        ...(required.includes(name) ? ['required'] : []),
        ...limitsOf(schema),
        ...(schema.default === undefined ? [] : [`default ${code(JSON.stringify(schema.default))}`]),
        ...(schema.description ? [schema.description] : []),
      ].join(', '),
    ]),
  );
}

const json = (value: unknown) => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;
const who: Record<string, string> = { anyone: 'everyone', signedIn: 'anyone signed in', asking: 'everyone' };
const whoMay = (policy: string) =>
  who[policy] ?? policy.replace(/^role\((.+)\)$/, (_, roles: string) => `role ${roles}`);

/** The refusals of a call beside those of any call. */
const refusalsIn = ({ responses }: Operation): RefusalCode[] =>
  Object.values(responses)
    .flatMap(({ description = '' }) => description.split(', '))
    .filter((one): one is RefusalCode => one in refusals)
    .filter((one) => (refusals[one] as { scope?: string }).scope !== 'any');

function sectionOf(method: string, path: string, operation: Operation): string {
  const { operationId, summary, parameters = [], requestBody, responses } = operation;
  const [sent] = Object.values(requestBody?.content ?? {});
  const answer = responses[200]?.content?.['application/json'];
  const scope = operation['x-partner-scope'];
  const refused = refusalsIn(operation).map((one) => `[\`${one}\`](/docs/reference/errors/#${one})`);
  const given = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]));
  const required = parameters.filter((one) => one.required).map(({ name }) => name);
  return [
    `## ${operationId}`,
    summary,
    `\`\`\`\n${method.toUpperCase()} /api${path}\n\`\`\``,
    `From the client: \`marketplace.${operationId}(…)\`. For ${whoMay(operation['x-policy'])}${scope ? `; on partners' pages, for those who may \`${scope}\`` : ''}.`,
    parameters.length > 0 ? `**In the address**\n\n${fields({ properties: given, required })}` : '',
    sent ? `**Body** (${Object.keys(requestBody?.content ?? {}).join(' or ')})\n\n${fields(sent.schema)}` : '',
    sent?.example ? json(sent.example) : '',
    answer ? `**Answer**: ${answer.schema.properties ? '' : typeOf(answer.schema)}\n\n${fields(answer.schema)}` : '',
    answer?.example ? json(answer.example) : '',
    refused.length > 0 ? `**Refusals** beside those of any call: ${refused.join(', ')}.` : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** The calls of the API by their group, from the OpenAPI document, and what each error belongs to. */
export async function callPages(): Promise<{ group: Group; callsOf: ReadonlyMap<RefusalCode, readonly string[]> }> {
  const document = (await openApiDocument()) as OpenApi;
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  const groups = Map.groupBy(operations, ({ operation }) => operation.operationId.split('.')[0] ?? '');
  const addressOf = (id: string) =>
    `/docs/reference/api/${id.split('.')[0]?.toLowerCase()}/#${id.toLowerCase().replace('.', '')}`;
  const pages = [...groups].map(([name, rows]): Source => {
    const about = `The calls of marketplace.${name}.`;
    const markdown = rows.map(({ method, path, operation }) => sectionOf(method, path, operation)).join('\n\n');
    return { path: `reference/api/${name.toLowerCase()}/`, title: name, about, kind: 'Call', markdown };
  });
  const types: Source = {
    path: TYPES,
    title: 'Types',
    about: 'What the calls answer.',
    kind: 'Call',
    markdown: Object.entries(document.components.schemas)
      .map(([name, schema]) => `## ${name}\n\n${schema.properties ? fields(schema) : typeOf(schema)}`)
      .join('\n\n'),
  };
  const index: Source = {
    path: 'reference/api/',
    title: 'API calls',
    about: 'Every call of the API: from the client, or over HTTP.',
    kind: 'Reference',
    markdown: [
      document.info.description,
      'The document that this is made from is `/api/openapi.json` of a marketplace that shows it.',
      ...[...groups].map(([name, rows]) => {
        const calls = rows.map(({ method, path, operation: { operationId, summary } }) => [
          `[\`${operationId}\`](${addressOf(operationId)})`,
          `\`${method.toUpperCase()} ${path}\``,
          summary.split(/(?<=\.) /)[0] ?? '',
        ]);
        return `## ${name}\n\n${table(['Call', 'Over HTTP', 'What it does'], calls)}`;
      }),
    ].join('\n\n'),
  };
  const callsOf = new Map<RefusalCode, string[]>();
  for (const { operation } of operations)
    for (const refusal of refusalsIn(operation))
      callsOf.set(refusal, [
        ...(callsOf.get(refusal) ?? []),
        `[\`${operation.operationId}\`](${addressOf(operation.operationId)})`,
      ]);
  return { group: { title: 'API calls', pages: [index, ...pages, types], isFolded: true }, callsOf };
}
