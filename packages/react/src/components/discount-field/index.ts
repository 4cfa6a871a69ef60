import { late } from '../../ui/late.ts';

/** The field of a discount code, which loads when it is opened. */
export const discountField = late(async () => (await import('./DiscountField.tsx')).DiscountField);
