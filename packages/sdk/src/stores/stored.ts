/**
 * Checks of values that were stored in this browser or handed over by a page. They accept exactly what the schemas
 * accept; the schemas themselves would make every first view load Zod.
 */

/** Returns the checked value. Throws a TypeError that names the field otherwise. */
export type Read<Value> = (value: unknown, name: string) => Value;

export const fail = (name: string, expected: string): never => {
  throw new TypeError(`${name} must be ${expected}.`);
};

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const string: Read<string> = (value, name) => (typeof value === 'string' ? value : fail(name, 'a string'));

/** A finite number. */
export const number: Read<number> = (value, name) =>
  typeof value === 'number' && Number.isFinite(value) ? value : fail(name, 'a number');

/** Missing and null become the default. */
export const withDefault =
  <Value, Default>(read: Read<Value>, missing: Default): Read<Value | Default> =>
  (value, name) =>
    value === undefined || value === null ? missing : read(value, name);

/** Missing and null become undefined. */
export const optional = <Value>(read: Read<Value>) => withDefault(read, undefined);

/** An object with these fields; others are left out. */
export const record =
  <Shape extends Readonly<Record<string, Read<unknown>>>>(
    shape: Shape,
  ): Read<{ [Name in keyof Shape]: ReturnType<Shape[Name]> }> =>
  (value, name) => {
    const given = isRecord(value) ? value : fail(name, 'an object');
    const entries = Object.entries(shape).map(([field, read]) => [field, read(given[field], field)]);
    return Object.fromEntries(entries) as { [Name in keyof Shape]: ReturnType<Shape[Name]> };
  };

/** The value of a JSON text; undefined for a missing or broken one. */
export function parseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined; // Half-written, or another program's.
  }
}

/** The checked value; undefined if it doesn't pass. */
export function parseOrUndefined<Value>(read: Read<Value>, value: unknown): Value | undefined {
  try {
    return read(value, 'value');
  } catch {
    return undefined; // Not what this version stores.
  }
}
