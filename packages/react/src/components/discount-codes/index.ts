export { DiscountCodes, type DiscountCodesProps } from './DiscountCodes.tsx';
