export { DiscountField } from './DiscountField.tsx';
