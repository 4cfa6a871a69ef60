import type { Endpoints } from './endpoints/index.ts';
import { ApiError, isApiError, type MarketplaceError } from './errors.ts';
import type { Calls } from './http/endpoint.ts';
import type { PlacedOrders } from './placedOrders.ts';
import { cartSummary, type Money, usualMoney } from './rules/cartSummary.ts';
import { limits } from './rules/limits.ts';
import type { Order, PaymentConfirmation } from './schemas/order.ts';
import type { BuyerInput } from './schemas/receipt.ts';
import type { CartStore } from './stores/cart.ts';

/** Something to buy, with its price in the main unit of the currency. */
export interface PurchaseItem {
  _id: string;
  title: string;
  price: number;
}

/**
 * Confirms the payment of a pending order with the payment provider, in the browser. Returns why the provider refused it,
 * in words for the buyer; a bank's page may also take the place of this one.
 */
export type ConfirmPayment = (payment: PaymentConfirmation & { order: Order }) => Promise<string | undefined>;

/** What to buy, and how to pay. */
export interface PurchaseRequest {
  items: readonly PurchaseItem[];
  /** Of a provider that is paid with the order. */
  paymentMethodNonce?: string;
  /** For a provider whose payments the buyer confirms in the browser. */
  confirmPayment?: ConfirmPayment;
  paymentDetails?: { cardholderName: string; last4: string };
  /** A discount code. The total is then what `discounts.quote` says. @default none */
  code?: string | undefined;
  /** What the order costs, where the server has said so. @default the sum of the items */
  total?: number | undefined;
  /** Whom the receipt is for. @default what the buyer typed last, else their account */
  buyer?: BuyerInput | undefined;
  /** The same key never buys twice: reuse it to retry after a lost answer, use a new one for a new attempt. */
  idempotencyKey: string;
}

/** Result of a purchase: everything, or (without the order call) a part. A pending order's bank is still deciding. */
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
  money?: Money | undefined;
  placed: PlacedOrders;
  campaign?: (() => string | undefined) | undefined;
}): BuyCourses {
  const { orders, payments, cart, money = usualMoney, placed } = options;
  const removeFromCart = (items: readonly PurchaseItem[]) => {
    for (const item of items) if (cart.has(item._id)) cart.remove(item._id);
  };

  async function payOneByOne({ items, paymentMethodNonce, paymentDetails }: PurchaseRequest): Promise<Purchase> {
    for (const [index, item] of items.entries()) {
      try {
        await payments.process({
          courseId: item._id,
          amount: cartSummary([item], money).total,
          currency: money.currency,
          paymentMethodNonce: paymentMethodNonce ?? '',
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

  /** The order once its payment was confirmed. @throws ApiError `payment_declined` where it wasn't paid */
  async function confirm(order: Order, confirmation: PaymentConfirmation, confirmPayment: ConfirmPayment) {
    const problem = await confirmPayment({ ...confirmation, order });
    // Whatever the provider's script says, the provider itself knows whether the money has moved.
    const { _id: id } = order;
    const known = await orders.settle({ id });
    const isUnpaid = known.payment === 'open' || known.payment === 'acting';
    // Another attempt is another order.
    const settled = isUnpaid ? await orders.settle({ id, isOver: true }) : known;
    if (settled.order.status === 'paid' || settled.payment === 'processing') return settled.order;
    throw new ApiError(problem ?? '', {
      code: 'payment_declined',
      status: 402,
      hasServerMessage: problem !== undefined,
    });
  }

  return async (request) => {
    try {
      const { order: begun, confirmation } = await orders.create({
        courseIds: request.items.map((item) => item._id),
        amount: request.total ?? cartSummary(request.items, money).total,
        currency: money.currency,
        ...(request.code === undefined ? {} : { code: request.code }),
        ...(request.paymentMethodNonce === undefined ? {} : { paymentMethodNonce: request.paymentMethodNonce }),
        ...(request.paymentDetails ? { paymentDetails: request.paymentDetails } : {}),
        ...(request.buyer ? { buyer: request.buyer } : {}),
        // No purchase fails for a long address.
        campaign: options.campaign?.()?.slice(0, limits.campaignQuery),
        idempotencyKey: request.idempotencyKey,
      });
      if (begun.status !== 'paid') placed.await(begun._id);
      const order =
        begun.status === 'pending' && confirmation && request.confirmPayment
          ? await confirm(begun, confirmation, request.confirmPayment)
          : begun;
      // A payment that was left can be begun again from the cart.
      if (order.status === 'paid') removeFromCart(request.items);
      if (begun.status === 'paid') placed.announce(begun);
      return { isComplete: true, order };
    } catch (error) {
      // A missing course is our own `not_found`; a backend without the call has no code of ours to give.
      const isWithoutOrders = isApiError(error) && error.status === 404 && error.code !== 'not_found';
      // Such a backend knows no codes: it would charge the whole price.
      if (isWithoutOrders && request.code === undefined) return payOneByOne(request);
      throw error;
    }
  };
}
