import type { LinkProps } from '@lectern/react';
import { forwardRef } from 'react';
import { Link } from 'react-router';

/** The widgets' links, through the router. */
export const RouterLink = forwardRef<HTMLAnchorElement, LinkProps>(function RouterLink({ href, ...props }, ref) {
  return <Link ref={ref} to={href} {...props} />;
});
