import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { $ZodType, $ZodTypes } from 'zod/v4/core';
import { endpoints } from '../endpoints/index.ts';
import { quickParse } from '../http/quickParse.ts';
import { samples } from './samples.ts';

const schemas = Object.entries(endpoints).flatMap(([group, calls]) =>
  Object.entries(calls).flatMap(([name, { input, output }]) => [
    { what: `the input of ${group}.${name}`, schema: input as z.ZodMiniType, isInput: true },
    { what: `the answer of ${group}.${name}`, schema: output as z.ZodMiniType, isInput: false },
  ]),
);
const answers = Object.entries(endpoints).flatMap(([group, calls]) =>
  Object.entries(calls).map(([name, { output }]) => ({ call: `${group}.${name}`, output: output as z.ZodMiniType })),
);

const junk = fc.oneof(
  fc.constantFrom(
    undefined,
    null,
    true,
    '',
    'text',
    -1,
    1.5,
    Number.POSITIVE_INFINITY,
    '2026-08-14',
    'https://learn.example',
    'published',
  ),
  fc.jsonValue({ maxDepth: 1 }),
);

/** Values that this schema accepts, mostly. */
function nearly(schema: $ZodType): fc.Arbitrary<unknown> {
  const { def } = (schema as $ZodTypes)._zod;
  const right = () => {
    switch (def.type) {
      case 'string':
        return fc.constantFrom('', 'text', 'a'.repeat(24), '2026-08-14T00:00:00.000Z', '/api/files/1.webp');
      case 'number':
        return fc.constantFrom(0, 1, 1.5, 7);
      case 'boolean':
        return fc.boolean();
      case 'optional':
      case 'nullable':
      case 'default':
        return fc.oneof(nearly(def.innerType), fc.constantFrom(null, undefined));
      case 'pipe':
        return nearly(def.in._zod.def.type === 'transform' ? def.out : def.in);
      case 'array':
        return fc.array(nearly(def.element), { maxLength: 2 });
      case 'union':
        return fc.oneof(...def.options.map(nearly));
      case 'enum':
        return fc.constantFrom(...Object.values(def.entries));
      case 'literal':
        return fc.constantFrom(...def.values);
      case 'object': {
        // In another order than the schema's, which inputs are put in.
        const fields = Object.entries(def.shape)
          .map(([name, field]) => [name, nearly(field)])
          .toReversed();
        return fc.record({ ...Object.fromEntries(fields), unknown: junk }, { requiredKeys: [], noNullPrototype: true });
      }
      default:
        return junk;
    }
  };
  return fc.oneof({ arbitrary: right(), weight: 40 }, { arbitrary: junk, weight: 1 });
}

describe('quick parsing', () => {
  it.each(schemas)('has the result of Zod for $what', ({ schema, isInput }) => {
    fc.assert(
      fc.property(nearly(schema), (value) => {
        const before = structuredClone(value);
        const [ours, zods] = [quickParse(schema, value), schema.safeParse(value)];
        expect(ours.success).toBe(zods.success);
        expect(ours.data).toStrictEqual(zods.data);
        expect(ours.error).toEqual(zods.error);
        if (isInput) expect(Object.keys(ours.data ?? {})).toEqual(Object.keys(zods.data ?? {}));
        expect(value).toStrictEqual(before);
      }),
      { numRuns: process.env.LECTERN_DEEP ? 2000 : 50 },
    );
  });

  it.each(answers)('needs Zod only for rules if an answer of $call is right', ({ call, output }) => {
    const safeParse = vi.spyOn(output, 'safeParse');
    const { answer } = samples[call as keyof typeof samples];
    expect(quickParse(output, JSON.parse(JSON.stringify(answer))).success).toBe(true);
    expect(safeParse).not.toHaveBeenCalled();
  });

  it('leaves out what Zod leaves out', () => {
    const schema = z.object({
      absent: z.optional(z.string()),
      present: z.optional(z.string()),
      made: z.pipe(
        z.optional(z.string()),
        z.transform(() => undefined),
      ),
      invented: z.pipe(
        z.pipe(
          z.optional(z.string()),
          z.transform((): string | undefined => 'text'),
        ),
        z.optional(z.string()),
      ),
      defaulted: z._default(z.string(), 'text'),
      email: z.optional(z.email()),
    });
    const value = JSON.parse('{"present":"text","email":"lena@example.org","unknown":1,"__proto__":{"admin":true}}');
    const { data } = quickParse(schema, value);
    expect(data).toStrictEqual(schema.parse(value));
    expect(data).toStrictEqual({ present: 'text', defaulted: 'text', email: 'lena@example.org' });
    expect(data).not.toHaveProperty('admin');
  });

  it('treats inherited fields as Zod does', () => {
    const schema = z.strictObject({ id: z.string() });
    const inherits: unknown = Object.assign(Object.create({ id: 'a' }), { unknown: 1 });
    expect(schema.safeParse(inherits).success).toBe(false);
    expect(quickParse(schema, inherits).success).toBe(false);
    expect(quickParse(schema, Object.create({ id: 'a' })).data).toStrictEqual({ id: 'a' });
  });

  it('refuses what a check, a format or a transform refuses', () => {
    const refusing = z.pipe(
      z.string(),
      z.transform((value, payload) => {
        payload.issues.push({ code: 'custom', input: value, message: 'Never.' });
        return value;
      }),
    );
    for (const schema of [z.string().check(z.minLength(9)), z.email(), z.strictObject({}), refusing]) {
      const value = schema.type === 'object' ? { unknown: 1 } : 'text';
      expect(schema.safeParse(value).success).toBe(false);
      expect(quickParse(schema, value).success).toBe(false);
    }
  });
});
