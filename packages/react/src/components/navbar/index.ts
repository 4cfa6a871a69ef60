export { CartLink, CountLink, type CountLinkProps, WishlistLink } from './CountLink.tsx';
export { Navbar, type NavbarProps } from './Navbar.tsx';
export { type NavbarLink, NavbarLinks, type NavbarLinksProps } from './NavbarLinks.tsx';
export { NavbarMenu, type NavbarMenuProps } from './NavbarMenu.tsx';
