/** Whether a text may be a tax number of any country: letters, digits, spaces, hyphens, dots and slashes. */
export const isTaxNumber = (text: string): boolean => /^[\p{L}\p{N} ./-]*$/u.test(text.trim());
