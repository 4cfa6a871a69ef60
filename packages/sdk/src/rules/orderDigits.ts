/** The end of an order's id, in capitals: short enough to be read out, and enough to find it among one's own orders. */
export const orderDigits = (id: string): string => id.slice(-6).toUpperCase();

/** What a message to support is called in its mails and at the desk, such as `SUP-3A09FE`. */
export const supportNumber = (id: string): string => `SUP-${orderDigits(id)}`;
