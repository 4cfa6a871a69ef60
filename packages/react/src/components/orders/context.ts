import type { Order } from '@lectern/sdk';
import type { ReactNode } from 'react';
import { createRootContext } from '../../ui/createRoot.tsx';

/** The order that a part of a receipt belongs to. */
export const [OrderReceiptProvider, useReceipt] = createRootContext<{ order: Order; seller: ReactNode }>(
  'OrderReceipt',
);
