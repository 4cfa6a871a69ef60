import type { ZodMiniType } from 'zod/mini';

/** A field that accepts text: a string, or a number, boolean or list that may be sent as text. */
export interface TextField {
  path: (string | number)[];
  schema: ZodMiniType;
  /** The discriminating fields of the variant that has this field. */
  variant: Record<string, unknown>;
}

interface Definition {
  type: string;
  shape?: Record<string, ZodMiniType>;
  element?: ZodMiniType;
  innerType?: ZodMiniType;
  in?: ZodMiniType;
  out?: ZodMiniType;
  options?: ZodMiniType[];
  discriminator?: string;
  values?: unknown[];
  checks?: { _zod: { def: { check: string } } }[];
}
const definitionOf = (schema: ZodMiniType) => schema._zod.def as unknown as Definition;

/** All such fields of an input, at any depth. */
export function textFields(
  schema: ZodMiniType,
  path: TextField['path'] = [],
  variant: TextField['variant'] = {},
  whole = schema,
): TextField[] {
  const { type, shape, element, innerType, in: before, out, options, discriminator } = definitionOf(schema);
  const here = path.length > 0 ? [{ path, schema: whole, variant }] : [];
  if (shape) {
    const inside = Object.entries(shape).flatMap(([key, field]) => textFields(field, [...path, key], variant));
    return [...inside, ...here];
  }
  if (element) return [...textFields(element, [...path, 0], variant), ...here];
  if (innerType) return textFields(innerType, path, variant, whole);
  if (options && discriminator) {
    return options.flatMap((option) => {
      const kind = definitionOf(option).shape?.[discriminator];
      const value = kind && definitionOf(kind).values?.[0];
      return textFields(option, path, { ...variant, [discriminator]: value });
    });
  }
  if (options) {
    const nested = options.filter((option) => definitionOf(option).element);
    return [...nested.flatMap((option) => textFields(option, path, variant, whole)), ...here];
  }
  if (type === 'pipe' && before && out)
    return textFields(definitionOf(before).type === 'transform' ? out : before, path, variant, whole);
  return here;
}

/** The checks that run before the length of a text is checked. */
export function patternsBeforeLimit(schema: ZodMiniType): string[] {
  const { type, innerType, in: before, checks = [] } = definitionOf(schema);
  if (innerType) return patternsBeforeLimit(innerType);
  if (type === 'pipe' && before) return patternsBeforeLimit(before);
  if (type !== 'string') return [];
  const kinds = checks.map((check) => check._zod.def.check);
  const limit = kinds.indexOf('max_length');
  // Trimming (overwrite) takes linear time.
  return limit < 0 ? ['no limit'] : kinds.slice(0, limit).filter((kind) => !['overwrite', 'min_length'].includes(kind));
}

/** One of each class of characters that patterns distinguish. */
const CHARACTERS = ['0', 'a', ' ', '\t', '.', '-', '/', '@', '<', '&', '[', '𝒳'];
const WRONG = ['x', '!', ' ', '\u0000'];

/**
 * Texts of about this many bytes whose last character alone is invalid: accepted characters and the valid value,
 * repeated.
 */
export function longestTexts({ path, schema }: TextField, good: Record<string, unknown>, room: number): string[] {
  const isGood = (text: string) => schema.safeParse(text).success;
  const known = path.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], good);
  const lengths = [1, 2, 3, 5, 10, 24, 40];
  const accepted = CHARACTERS.filter((one) => lengths.some((length) => isGood(one.repeat(length))));
  const seeds = [...accepted, ...(typeof known === 'string' && known !== '' ? [known] : [])];
  return (seeds.length > 0 ? seeds : ['0']).map((seed) => {
    const wrong = WRONG.find((one) => !isGood(seed + one)) ?? '\u0000';
    const bytes = Buffer.byteLength(JSON.stringify(seed)) - '""'.length;
    return seed.repeat(Math.floor(room / bytes)) + wrong;
  });
}

/** A copy of the input with this text in this field. */
export function withField(
  input: Record<string, unknown>,
  { path, variant }: TextField,
  text: string,
): Record<string, unknown> {
  const copy = { ...structuredClone(input), ...variant };
  let place: Record<string | number, unknown> = copy;
  for (const [depth, key] of path.slice(0, -1).entries()) {
    const inner = place[key];
    const next = typeof inner === 'object' && inner !== null ? inner : typeof path[depth + 1] === 'number' ? [{}] : {};
    place[key] = next;
    place = next as Record<string | number, unknown>;
  }
  place[path.at(-1) ?? ''] = text;
  return copy;
}
