import type { Endpoints } from './endpoints/index.ts';
import { isApiError, type MarketplaceError } from './errors.ts';
import type { MarketplaceEvent } from './events.ts';
import type { Calls } from './http/endpoint.ts';
import { cartSummary } from './rules/cartSummary.ts';
import type { Order } from './schemas/order.ts';
import type { CartStore } from './stores/cart.ts';

/** Something to buy, with its price in rupees. */
export interface PurchaseItem {
  _id: string;
  title: string;
  price: number;
}

/** What to buy, and how to pay. */
export interface PurchaseRequest {
  items: readonly PurchaseItem[];
  paymentMethodNonce: string;
  paymentDetails?: { cardholderName: string; last4: string };
  /** The same key never buys twice: reuse it to retry after a lost answer, use a new one for a new attempt. */
  idempotencyKey: string;
}

/** Result of a purchase: everything, or (without the order call) a part. */
export type Purchase =
  | { isComplete: true; order: Order | undefined }
  | { isComplete: false; paid: readonly PurchaseItem[]; unpaid: readonly PurchaseItem[]; error: MarketplaceError };

/**
 * Buys courses: one atomic order, or one payment per course where the backend has no order call (404). Paid courses
 * are removed from the cart.
 *
 * @throws ApiError the order was refused (nothing was bought); NetworkError no answer came (retry with the same key)
 */
export type BuyCourses = (request: PurchaseRequest) => Promise<Purchase>;

export function createPurchase(options: {
  orders: Calls<Endpoints['orders']>;
  payments: Calls<Endpoints['payments']>;
  cart: CartStore;
  emit: (event: MarketplaceEvent) => void;
}): BuyCourses {
  const { orders, payments, cart, emit } = options;
  const removeFromCart = (items: readonly PurchaseItem[]) => {
    for (const item of items) if (cart.has(item._id)) cart.remove(item._id);
  };

  async function payOneByOne({ items, paymentMethodNonce, paymentDetails }: PurchaseRequest): Promise<Purchase> {
    for (const [index, item] of items.entries()) {
      try {
        await payments.process({
          courseId: item._id,
          amount: cartSummary([item]).total,
          currency: 'INR',
          paymentMethodNonce,
          ...(items.length === 1 && paymentDetails ? { paymentDetails } : {}),
        });
        removeFromCart([item]);
      } catch (error) {
        if (index === 0) throw error;
        return {
          isComplete: false,
          paid: items.slice(0, index),
          unpaid: items.slice(index),
          error: error as MarketplaceError,
        };
      }
    }
    return { isComplete: true, order: undefined };
  }

  return async (request) => {
    try {
      const { order } = await orders.create({
        courseIds: request.items.map((item) => item._id),
        amount: cartSummary(request.items).total,
        currency: 'INR',
        paymentMethodNonce: request.paymentMethodNonce,
        ...(request.paymentDetails ? { paymentDetails: request.paymentDetails } : {}),
        idempotencyKey: request.idempotencyKey,
      });
      removeFromCart(request.items);
      emit({ type: 'order.placed', order });
      return { isComplete: true, order };
    } catch (error) {
      // A missing course is our own `not_found`; a backend without the call has no code of ours to give.
      if (isApiError(error) && error.status === 404 && error.code !== 'not_found') return payOneByOne(request);
      throw error;
    }
  };
}
