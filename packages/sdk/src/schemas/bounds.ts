/** What both the schemas and the stores check. The stores load with the first view, so this module must not import Zod. */

/** An id of 24 hexadecimal characters. */
export const idPattern = /^[0-9a-f]{24}$/i;

/** Seconds: longer than any lecture; fits PostgreSQL's integer. */
export const maxSeconds = 1_000_000;

/** PostgreSQL can't store NUL, and a lone surrogate isn't valid text. */
export const isStorable = (text: string) => !text.includes('\u0000') && text.isWellFormed();
