import type { ReactNode } from 'react';
import { createRootContext } from '../../ui/rootContext.ts';

/** A link in the navigation bar. */
export interface NavbarLink {
  href: string;
  label: string;
  /** Other paths of the same page, on which the link is marked too. */
  alsoAt?: readonly string[];
}

export interface NavbarContextValue {
  links: readonly NavbarLink[];
  /** The path of the page without its query. */
  currentPath: string;
  themeToggle: ReactNode;
  hasAccountMenu: boolean;
}

/** The navigation bar that a part belongs to. */
export const [NavbarProvider, useNavbarContext] = createRootContext<NavbarContextValue>('Navbar');
