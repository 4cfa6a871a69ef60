import { type HTMLAttributes, useId } from 'react';
import { useLectern } from '../../provider/context.ts';
import { cx } from '../../ui/compose.ts';

export interface FooterLinksProps extends HTMLAttributes<HTMLElement> {
  title: string;
  links: readonly { href: string; label: string }[];
}

/** One column of links under its title. */
export function FooterLinks({ title, links, className, ...props }: FooterLinksProps) {
  const { Link } = useLectern('FooterLinks');
  const id = useId();
  return (
    <nav aria-labelledby={id} {...props} className={cx('lectern-footer-links', className)}>
      <h2 id={id}>{title}</h2>
      <ul className="lectern-footer-list">
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
