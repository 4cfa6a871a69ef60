import { forwardRef } from 'react';
import type { LinkProps } from './context.ts';

/** The link component of a page without a router. */
export const PlainLink = forwardRef<HTMLAnchorElement, LinkProps>(function PlainLink(props, ref) {
  return <a ref={ref} {...props} />;
});
