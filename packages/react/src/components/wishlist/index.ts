export { Wishlist, type WishlistProps } from './Wishlist.tsx';
