export * from './actionParts.tsx';
export * from './NavbarLinks.tsx';
export * from './NavbarMenu.tsx';
export * from './NavbarSearch.tsx';
