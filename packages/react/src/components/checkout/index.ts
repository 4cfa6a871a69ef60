export { Checkout, type CheckoutProps, type PaymentMethodProps } from './Checkout.tsx';
