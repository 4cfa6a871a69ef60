/** The server has checked an address; the server of another marketplace may not have. */
export const isSafeAddress = (address: string) =>
  URL.canParse(address) && ['http:', 'https:'].includes(new URL(address).protocol);
