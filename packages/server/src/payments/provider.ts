export type ChargeResult = {
  status: 'charged' | 'declined' | 'invalid_nonce';
  /** The demo's lost answer: the money moves, and the caller never hears of it. */
  isAnswerLost?: boolean;
};

/**
 * Who moves the money. Everything is keyed by the order: charging the same order twice charges once, and an order that
 * was cancelled can never be charged afterwards.
 */
export interface PaymentProvider {
  /** Whether anything can be charged at all. */
  readonly isAvailable: boolean;
  /** Takes the amount, or answers what became of the order before. Throws where the outcome is not known. */
  charge(charge: { orderId: string; amountPaise: number; nonce: string }): Promise<ChargeResult>;
  /** What became of an order; `none` where it was never charged. */
  find(orderId: string): Promise<'charged' | 'declined' | 'cancelled' | 'none'>;
  /** Makes sure that the order is never charged, unless it was already: then answers `charged`. */
  cancel(orderId: string): Promise<'charged' | 'cancelled'>;
}
