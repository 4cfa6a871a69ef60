export {
  type OrderHistoryContextValue,
  type OrderReceiptContextValue,
  useOrderHistoryContext,
  useOrderReceiptContext,
} from './context.ts';
export { OrderHistory, type OrderHistoryProps } from './OrderHistory.tsx';
export { OrderReceipt, type OrderReceiptProps } from './OrderReceipt.tsx';
export * from './parts.ts';
