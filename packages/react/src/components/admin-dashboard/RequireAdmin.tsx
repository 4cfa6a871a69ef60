import { forwardRef, type ReactNode } from 'react';
import type { RootProps } from '../../ui/definePart.tsx';
import { RequireRoot } from '../require-capability/index.ts';
import { useAdminGuard } from './useAdminGuard.tsx';

export interface RequireAdminProps extends RootProps<'div'> {
  /** The message for people who aren't admins. */
  refusal: string;
  /** What admins see. */
  children: ReactNode;
}

/** Shows its children to admins. Visitors are sent to sign in; others see `refusal`. */
export const RequireAdmin = forwardRef<HTMLDivElement, RequireAdminProps>(function RequireAdmin(
  { refusal, children, ...props },
  ref,
) {
  const guard = useAdminGuard(refusal);
  return (
    <RequireRoot ref={ref} {...props} state={guard?.state ?? 'ready'}>
      {guard ? guard.content : children}
    </RequireRoot>
  );
});
