export { type RefundRequestContextValue, useRefundRequestContext } from './context.ts';
export * from './parts.tsx';
export { RefundRequest, type RefundRequestProps } from './RefundRequest.tsx';
