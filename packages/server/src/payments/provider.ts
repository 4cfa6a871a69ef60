/**
 * Moves the money. Everything is keyed by the order: charging the same order twice charges it once, and an order that
 * was cancelled can never be charged afterwards.
 */
export interface PaymentProvider {
  /** Whether anything can be charged at all. */
  readonly isAvailable: boolean;
  /** Takes the amount, or returns the outcome of an earlier charge. Rejects where the outcome is not known. */
  charge(charge: {
    orderId: string;
    amountPaise: number;
    nonce: string;
  }): Promise<'charged' | 'declined' | 'invalid_nonce'>;
  /** The outcome of an order; `none` where it was never charged. */
  find(orderId: string): Promise<'charged' | 'declined' | 'cancelled' | 'none'>;
  /** Makes sure that the order is never charged. Returns `charged` where it was already. */
  cancel(orderId: string): Promise<'charged' | 'cancelled'>;
}
