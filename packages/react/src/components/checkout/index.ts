export { Checkout, type CheckoutProps } from './Checkout.tsx';
export type { PaymentMethodProps } from './context.ts';
export { type CheckoutContextValue, useCheckoutContext } from './context.ts';
export * from './parts.ts';
