import type { ReactNode } from 'react';
import { createRootContext } from '../../ui/createRoot.tsx';
import type { NavbarLink } from './NavbarLinks.tsx';

export interface NavbarView {
  links: readonly NavbarLink[];
  /** The path of the page without its query. */
  currentPath: string;
  themeToggle: ReactNode;
  hasAccountMenu: boolean;
}

/** The navigation bar that a part belongs to. */
export const [NavbarProvider, useNavbar] = createRootContext<NavbarView>('Navbar');
