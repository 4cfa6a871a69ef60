export { WishlistToggleButton, type WishlistToggleButtonProps } from './WishlistToggleButton.tsx';
