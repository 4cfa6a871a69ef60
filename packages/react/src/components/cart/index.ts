export { Cart, type CartProps } from './Cart.tsx';
export { type CartContextValue, useCartContext } from './context.ts';
export { OrderSummary, type OrderSummaryProps } from './OrderSummary.tsx';
export {
  CartAssurance,
  CartCheckoutButton,
  CartClearButton,
  CartCount,
  CartCourses,
  CartDiscount,
  CartHeader,
  CartItems,
  CartLayout,
  CartOrderSummary,
} from './parts.tsx';
