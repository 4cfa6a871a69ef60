export { useDiscountFold } from './useDiscountFold.tsx';
