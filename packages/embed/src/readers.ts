/** Returns the value as a `T`, without fields that `T` doesn't have, or undefined if it isn't one. */
export type Reader<T> = (value: unknown) => T | undefined;

interface Optional<T> {
  optional: Reader<T>;
}
type Shape = Record<string, Reader<unknown> | Optional<unknown>>;
type Simple<T> = { [K in keyof T]: T[K] };
/** The object that a shape reads. */
export type Read<S extends Shape> = Simple<
  { [K in keyof S as S[K] extends Optional<unknown> ? never : K]: S[K] extends Reader<infer T> ? T : never } & {
    [K in keyof S as S[K] extends Optional<unknown> ? K : never]?: S[K] extends Optional<infer T> ? T : never;
  }
>;

/** A field that may be missing. */
export const optional = <T>(reader: Reader<T>): Optional<T> => ({ optional: reader });

export const text =
  (longest: number): Reader<string> =>
  (value) =>
    typeof value === 'string' && value.length <= longest ? value : undefined;

export const number =
  (least: number, most: number): Reader<number> =>
  (value) =>
    typeof value === 'number' && value >= least && value <= most ? value : undefined;

export const boolean: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

export const oneOf =
  <const T extends string>(...values: T[]): Reader<T> =>
  (value) =>
    values.find((known) => known === value);

export const list =
  <T>(reader: Reader<T>, longest: number): Reader<T[]> =>
  (value) => {
    if (!Array.isArray(value) || value.length > longest) return undefined;
    const items: T[] = [];
    for (const entry of value) {
      const item = reader(entry);
      if (item === undefined) return undefined;
      items.push(item);
    }
    return items;
  };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Any keys up to 64 characters, each with a value of the same kind. */
export const record =
  <T>(reader: Reader<T>, most: number): Reader<Record<string, T>> =>
  (value) => {
    if (!isRecord(value)) return undefined;
    const entries = Object.entries(value);
    if (entries.length > most) return undefined;
    const found: [string, T][] = [];
    for (const [key, entry] of entries) {
      const item = key.length <= 64 ? reader(entry) : undefined;
      if (item === undefined) return undefined;
      found.push([key, item]);
    }
    return Object.fromEntries(found);
  };

export const object =
  <S extends Shape>(shape: S): Reader<Read<S>> =>
  (value) => {
    if (!isRecord(value)) return undefined;
    const found: Record<string, unknown> = {};
    for (const [key, field] of Object.entries(shape)) {
      const isOptional = typeof field !== 'function';
      const entry = Object.hasOwn(value, key) ? value[key] : undefined;
      if (isOptional && entry === undefined) continue;
      const item = (isOptional ? field.optional : field)(entry);
      if (item === undefined) return undefined;
      found[key] = item;
    }
    return found as Read<S>;
  };
