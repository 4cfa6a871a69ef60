import type { Order } from '@lectern/sdk';

/** The order's status, in which a payment that a bank decides on is another one than a payment that hasn't come. */
export const orderStatus = ({ status, processingSince }: Order) => (processingSince ? 'processing' : status);
