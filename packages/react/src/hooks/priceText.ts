/** Whole groups: 1,299 and 1,29,900 with or without decimals. A comma before one or two digits is none of them. */
const GROUPED = /^-?\d{1,3}(,\d{2,3})*,\d{3}(\.\d*)?$/;

/**
 * What was typed or pasted as a price, in digits and one decimal point (§5): of any script, without a currency's sign,
 * spaces and the commas between groups. All else stays as it is, to be refused in sight: a price that is changed
 * silently is a wrong price.
 */
export function priceText(typed: string): string {
  const text = typed.replace(/\p{Nd}/gu, westernDigit).replace(/[\s\p{Sc}]/gu, '');
  return GROUPED.test(text) ? text.replaceAll(',', '') : text;
}

/** The digits of a script stand in a row, from nought to nine; beyond the first plane rows touch (and nobody types). */
function westernDigit(digit: string): string {
  if (digit.length > 1) return digit;
  const code = digit.charCodeAt(0);
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCharCode(code - value - 1))) value += 1;
  return String(value);
}

/** What a price text comes to; nothing is 0, and missing is no price yet. */
export function priceOf(text: string): number | undefined {
  return /^(?:\d+(?:\.\d*)?|\.\d+)?$/.test(text) ? Number(text) : undefined;
}
