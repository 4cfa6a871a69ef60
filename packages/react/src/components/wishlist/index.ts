export { useWishlistContext, type WishlistContextValue } from './context.ts';
export * from './parts.tsx';
export { Wishlist, type WishlistProps } from './Wishlist.tsx';
