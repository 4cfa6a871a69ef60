export { OrderHistory } from './OrderHistory.tsx';
export { OrderReceipt, type OrderReceiptProps } from './OrderReceipt.tsx';
