import { definePart } from '../../ui/definePart.tsx';

/** The payment and the summary: below each other, or side by side where there is room. */
export const CheckoutLayout = definePart('CheckoutLayout', 'div', 'lectern-checkout-layout');

/** The payment and what belongs to it. */
export const CheckoutMain = definePart('CheckoutMain', 'div', 'lectern-checkout-main');

/** A short line below the payment, such as a guarantee and a link to the terms. */
export const CheckoutAssurance = definePart('CheckoutAssurance', 'p', 'lectern-checkout-assurance');

export { CheckoutDiscount } from './CheckoutDiscount.tsx';
export { CheckoutPayment } from './CheckoutPayment.tsx';
export { CheckoutReceiptDetails } from './CheckoutReceiptDetails.tsx';
export { CheckoutSummary } from './CheckoutSummary.tsx';
