export { Cart, type CartProps } from './Cart.tsx';
export { OrderSummary, type OrderSummaryProps } from './OrderSummary.tsx';
