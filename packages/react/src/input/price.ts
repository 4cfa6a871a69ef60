/** Complete groups: `1,299` and `1,29,900`, with or without decimals. A comma before one or two digits doesn't match. */
const GROUPED = /^-?\d{1,3}(,\d{2,3})*,\d{3}(\.\d*)?$/;

/**
 * Normalizes a typed or pasted price to digits and one decimal point: digits of any script become 0–9; currency signs,
 * spaces and group separators are removed. Anything else is left as it is, for validation to reject: changing it
 * silently would change the price.
 */
export function normalizePriceInput(typed: string): string {
  const text = typed.replace(/\p{Nd}/gu, asciiDigit).replace(/[\s\p{Sc}]/gu, '');
  return GROUPED.test(text) ? text.replaceAll(',', '') : text;
}

/** Unicode lists the digits of a script in order, 0 to 9. Digits outside the first plane are left unchanged. */
function asciiDigit(digit: string): string {
  if (digit.length > 1) return digit;
  const code = digit.charCodeAt(0);
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCharCode(code - value - 1))) value += 1;
  return String(value);
}

/** The amount in rupees; 0 for an empty text, undefined for a text that isn't a number. */
export function parsePrice(text: string): number | undefined {
  return /^(?:\d+(?:\.\d*)?|\.\d+)?$/.test(text) ? Number(text) : undefined;
}
