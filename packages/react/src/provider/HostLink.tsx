import { forwardRef } from 'react';
import { drawElement, type RootProps } from '../ui/definePart.tsx';
import { useLectern } from './context.ts';

/** A link of the host's router, as an element of a part. */
export const HostLink = forwardRef<HTMLAnchorElement, RootProps<'a'>>(function HostLink(props, ref) {
  const { Link } = useLectern();
  return drawElement(Link, props, ref);
});
