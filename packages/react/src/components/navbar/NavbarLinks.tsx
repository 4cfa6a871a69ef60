import { forwardRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { createPart, type RootProps } from '../../ui/createRoot.tsx';

/** A link in the navigation bar. */
export interface NavbarLink {
  href: string;
  label: string;
  /** Other paths of the same page, on which the link is marked too. */
  alsoAt?: readonly string[];
}

export interface NavbarLinksProps extends RootProps<'nav'> {
  /** The links in order. */
  links: readonly NavbarLink[];
  /** The path of the page without its query, which marks its link. */
  currentPath: string;
  /** Called when a link is followed. */
  onFollow?: () => void;
}

const Root = createPart('nav', 'lectern-navbar-links');

/** Links to pages, of which the current one is marked. */
export const NavbarLinks = forwardRef<HTMLElement, NavbarLinksProps>(function NavbarLinks(
  { links, currentPath, onFollow, ...props },
  ref,
) {
  const { t, Link } = useLectern('NavbarLinks');
  return (
    <Root ref={ref} aria-label={t('navbar.label')} {...props}>
      <ul className="lectern-navbar-list">
        {links.map(({ href, label, alsoAt }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={href === currentPath || alsoAt?.includes(currentPath) ? 'page' : undefined}
              {...(onFollow ? { onClick: onFollow } : {})}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Root>
  );
});
