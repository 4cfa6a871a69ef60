export { OrderHistoryAttempts, OrderHistoryEmpty, OrderHistoryPurchases } from './historyParts.tsx';
export { OrderReceiptLines } from './OrderReceiptLines.tsx';
export { OrderReceiptActions, OrderReceiptFacts, OrderReceiptFailure, OrderReceiptHeader } from './receiptParts.tsx';
