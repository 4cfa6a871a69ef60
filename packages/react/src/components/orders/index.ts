export { OrderHistory, type OrderHistoryProps } from './OrderHistory.tsx';
export { OrderReceipt, type OrderReceiptProps } from './OrderReceipt.tsx';
export * from './parts.ts';
