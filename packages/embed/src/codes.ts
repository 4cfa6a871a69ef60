/** As the server reads discount codes. */
const CODE = /^[a-z\d][a-z\d-]{1,38}[a-z\d]$/i;

/** A discount code; undefined for a text that is none. */
export function readCode(given: string | null | undefined): string | undefined {
  const code = given?.trim();
  return code && code.length <= 40 && CODE.test(code) ? code : undefined;
}

/** A link to the marketplace that carries a code, which is kept there for the tab. */
export const withCode = (href: string, code: string | undefined): string =>
  code ? `${href}${href.includes('?') ? '&' : '?'}code=${code}` : href;
