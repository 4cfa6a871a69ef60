import * as api from '@lectern/sdk/api';
import * as z from 'zod';

/** A JSON schema. */
export interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  [keyword: string]: unknown;
}

const isSchema = (value: unknown): value is z.core.$ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value;

/** The SDK's schemas, by the name of their type: `courseDetail` is `CourseDetail`. */
const named = z.registry<{ id: string }>();
for (const [name, value] of Object.entries<unknown>(api)) {
  if (isSchema(value)) named.add(value, { id: name.slice(0, 1).toUpperCase() + name.slice(1) });
}

/** What a schema of the SDK makes of nothing; undefined too if it refuses it. */
const filledIn = (schema: z.core.$ZodType, nothing: null | undefined) => z.safeParse(schema, nothing);

/**
 * The JSON schema of what this server answers. The SDK's schemas accept less from other servers: what they fill in is
 * always there, and null only what they leave null.
 *
 * @param components receives the named schemas
 */
export function answerSchema(output: api.Endpoint['output'], components: Record<string, Schema>): Schema {
  const made = z.toJSONSchema(output as unknown as z.core.$ZodType, {
    // The JSON schema of a transformation's result is unknown, so it is read from what it makes of nothing.
    io: 'input',
    metadata: named,
    override({ zodSchema, jsonSchema }) {
      const { def } = (zodSchema as z.core.$ZodTypes)._zod;
      const json = jsonSchema as Schema;
      if (def.type === 'object') {
        const always = Object.entries(def.shape).filter(([, field]) => {
          const { success, data } = filledIn(field, undefined);
          return !success || data !== undefined;
        });
        delete json.required;
        if (always.length > 0) json.required = always.map(([name]) => name);
      }
      if (def.type === 'pipe' && json.anyOf && filledIn(zodSchema, null).data !== null) {
        const [first, ...more] = json.anyOf.filter(({ type }) => type !== 'null');
        delete json.anyOf;
        Object.assign(json, more.length > 0 ? { anyOf: [first, ...more] } : first);
      }
    },
  });
  const {
    $schema: _,
    $defs = {},
    ...schema
  } = JSON.parse(JSON.stringify(made).replaceAll('"#/$defs/', '"#/components/schemas/')) as Schema & {
    $defs?: Record<string, Schema>;
  };
  Object.assign(components, $defs);
  return schema;
}
