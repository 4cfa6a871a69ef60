import { navbarWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { definePart, type RootProps } from '../../ui/definePart.tsx';
import { type NavbarLink, useNavbarContext } from './context.ts';

export interface NavbarLinksProps extends RootProps<'nav'> {
  /** The links in order. Those of the bar by default. */
  links?: readonly NavbarLink[];
  /** Called when a link is followed. */
  onFollow?: () => void;
}

const Root = definePart('NavbarLinks', 'nav', 'lectern-navbar-links');

/** The bar's links, of which the current page's is marked. */
export const NavbarLinks = forwardRef<HTMLElement, NavbarLinksProps>(function NavbarLinks(
  { links: given, onFollow, ...props },
  ref,
) {
  const { t, Link } = useLectern('NavbarLinks', navbarWords);
  const { links, currentPath } = useNavbarContext('NavbarLinks');
  return (
    <Root ref={ref} aria-label={t('navbar.label')} {...props}>
      <ul className="lectern-navbar-list">
        {(given ?? links).map(({ href, label, alsoAt }) => (
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
