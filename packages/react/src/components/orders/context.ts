import type { CreditNote, Order, Refund } from '@lectern/sdk';
import type { ReactNode } from 'react';
import { createRootContext } from '../../ui/rootContext.ts';

export interface OrderReceiptContextValue {
  order: Order;
  /** Who sold the courses: the `seller` of the receipt. */
  seller: ReactNode;
  /** Of a credit note: itself, and the course whose money went back. Undefined on a receipt. */
  credited: { note: CreditNote; refund: Refund; item: Order['items'][number] } | undefined;
}

/** The order that a part of a receipt belongs to. */
export const [OrderReceiptProvider, useOrderReceiptContext] =
  createRootContext<OrderReceiptContextValue>('OrderReceipt');

export interface OrderHistoryContextValue {
  /** All orders, newest first, failed payments among them. */
  orders: readonly Order[];
  renderItem: ((order: Order) => ReactNode) | undefined;
}

/** The orders of the history that a part belongs to. */
export const [OrderHistoryProvider, useOrderHistoryContext] =
  createRootContext<OrderHistoryContextValue>('OrderHistory');
