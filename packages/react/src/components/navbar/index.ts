export { CartLink, CountLink, type CountLinkProps, WishlistLink } from './CountLink.tsx';
export type { NavbarLink } from './context.ts';
export { type NavbarContextValue, useNavbarContext } from './context.ts';
export { Navbar, type NavbarProps } from './Navbar.tsx';
export * from './parts.ts';
