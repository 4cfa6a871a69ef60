import type { UseRefundRequestResult } from '../../hooks/shop/useRefundRequest.ts';
import { createRootContext } from '../../ui/rootContext.ts';

export interface RefundRequestContextValue extends UseRefundRequestResult {
  orderId: string;
}

/** The request around a part. */
export const [RefundRequestProvider, useRefundRequestContext] =
  createRootContext<RefundRequestContextValue>('RefundRequest');
