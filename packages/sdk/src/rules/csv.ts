/** Programs take text that begins so for a formula, and run it. */
const FORMULA = /^[=+\-@\t\r]/;

/** A text, a number, or an amount of money, which has all decimals of its currency. */
type Cell = string | number | { amount: number; decimals: number };

function cell(value: Cell): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'object') return value.amount.toFixed(value.decimals);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",;\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Comma-separated values (RFC 4180) for spreadsheets, in UTF-8 with its mark. Numbers have a decimal point. A text that a
 * spreadsheet would run as a formula begins with an apostrophe.
 */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
