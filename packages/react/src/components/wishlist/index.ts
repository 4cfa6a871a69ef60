export { Wishlist } from './Wishlist.tsx';
