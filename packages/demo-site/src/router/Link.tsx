import { type AnchorHTMLAttributes, forwardRef, type MouseEvent } from 'react';
import { navigate } from './location.ts';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/** Whether the click opens a page of this site in this tab. */
function isNavigation(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { origin, target } = event.currentTarget;
  const hasModifier = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  const isOwnTab = target === '' || target === '_self';
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !hasModifier &&
    isOwnTab &&
    !event.currentTarget.hasAttribute('download') &&
    origin === window.location.origin
  );
}

/** A link that opens pages of this site without loading the document again. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link({ href, onClick, ...props }, ref) {
  return (
    <a
      ref={ref}
      href={href}
      {...props}
      onClick={(event) => {
        onClick?.(event);
        if (!isNavigation(event)) return;
        event.preventDefault();
        // As in browsers, a link to the current URL adds no history entry.
        navigate(href, { replace: event.currentTarget.href === window.location.href });
      }}
    />
  );
});
