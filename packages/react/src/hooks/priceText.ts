/** What was typed or pasted as a price, down to digits and one decimal point (§5); a leading minus stays, to be refused. */
export function priceText(typed: string): string {
  const [whole = '', ...rest] = typed.replace(/[^\d.]/g, '').split('.');
  const sign = typed.trim().startsWith('-') ? '-' : '';
  return sign + whole + (rest.length > 0 ? `.${rest.join('')}` : '');
}

/** What a price text comes to; nothing is 0, and missing is no price yet. */
export function priceOf(text: string): number | undefined {
  const price = Number(text);
  return price >= 0 && !text.startsWith('-') ? price : undefined;
}
