/** A value in PHP. */
export function writePhp(value: unknown, indent = ''): string {
  if (typeof value === 'string') return `'${value.replace(/[\\']/g, '\\$&')}'`;
  if (typeof value === 'boolean' || typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) throw new TypeError(`PHP has no ${String(value)}.`);
  const deeper = `${indent}    `;
  const entries = Array.isArray(value)
    ? value.map((one) => writePhp(one, deeper))
    : Object.entries(value).map(([key, one]) => `${writePhp(key)} => ${writePhp(one, deeper)}`);
  return entries.length === 0 ? '[]' : `[\n${entries.map((entry) => `${deeper}${entry},\n`).join('')}${indent}]`;
}
