/** The end of an order's id, in capitals: short enough to be read out, and enough to find it among one's own orders. */
export const orderDigits = (id: string): string => id.slice(-6).toUpperCase();
