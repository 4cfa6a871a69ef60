import type { HTMLAttributes } from 'react';
import { useLectern } from '../../provider/context.ts';

export interface NavbarLink {
  href: string;
  label: string;
  /** Other paths of the same page. */
  alsoAt?: readonly string[];
}

export interface NavbarLinksProps extends HTMLAttributes<HTMLElement> {
  links: readonly NavbarLink[];
  currentPath: string;
  /** A link was followed. */
  onFollow?: () => void;
}

/** Links to pages; the one that is open is marked. */
export function NavbarLinks({ links, currentPath, onFollow, className, ...props }: NavbarLinksProps) {
  const { t, Link } = useLectern('NavbarLinks');
  return (
    <nav aria-label={t('navbar.label')} {...props} className={className}>
      <ul className="lectern-navbar-links">
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
    </nav>
  );
}
