export { OrderReceiptLines } from './OrderReceiptLines.tsx';
export { OrderReceiptActions, OrderReceiptFacts, OrderReceiptFailure, OrderReceiptHeader } from './receiptParts.tsx';
