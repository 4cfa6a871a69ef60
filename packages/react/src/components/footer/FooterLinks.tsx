import { forwardRef, useId } from 'react';
import { useLectern } from '../../provider/context.ts';
import { definePart, type RootProps } from '../../ui/definePart.tsx';

export interface FooterLinksProps extends RootProps<'nav'> {
  /** The heading above the links. */
  title: string;
  /** The links in order. */
  links: readonly { href: string; label: string }[];
}

const Root = definePart('FooterLinks', 'nav', 'lectern-footer-links');

/** A column of links under a heading. */
export const FooterLinks = forwardRef<HTMLElement, FooterLinksProps>(function FooterLinks(
  { title, links, ...props },
  ref,
) {
  const { Link } = useLectern('FooterLinks');
  const id = useId();
  return (
    <Root ref={ref} aria-labelledby={id} {...props}>
      <h2 id={id}>{title}</h2>
      <ul className="lectern-footer-list">
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </Root>
  );
});
