import type { Order } from '@lectern/sdk';
import type { ReactNode } from 'react';
import type { PaymentToken, UseCheckoutResult } from '../../hooks/shop/useCheckout.ts';
import { createRootContext } from '../../ui/rootContext.ts';

/** What a payment form of your own gets. */
export interface PaymentMethodProps {
  /** Rupees, tax included. */
  total: number;
  /** An order is being paid, or its discount code is being checked: nothing can be paid meanwhile. */
  isPaying: boolean;
  /** Pays with your provider's token. The server computes the amount itself and charges through its own provider. */
  onPay: (payment: PaymentToken) => void;
}

export interface CheckoutContextValue extends UseCheckoutResult {
  /** Whether a bank's page opens in a window of its own. */
  opensBankInWindow: boolean;
  /** Where a bank's page leads back to. */
  returnUrl: (order: Order) => string;
  /** Keeps the discount code as it is while a payment form checks its fields. */
  hold: (isHeld: boolean) => void;
  paymentMethod: ((props: PaymentMethodProps) => ReactNode) | undefined;
}

/** The checkout that a part belongs to. */
export const [CheckoutProvider, useCheckoutContext] = createRootContext<CheckoutContextValue>('Checkout');
