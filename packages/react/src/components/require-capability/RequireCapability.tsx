import { forwardRef, type ReactNode } from 'react';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { LateSecondFactorGate } from './LateSecondFactorGate.tsx';
import { type GuardOptions, useGuard } from './useGuard.tsx';

export interface RequireCapabilityProps extends GuardOptions, RootProps<'div'> {
  /** Rendered for people with the capability. */
  children: ReactNode;
}

/** The element around what a guard shows. */
export const RequireRoot = createRoot('div', 'lectern-require-capability');

/**
 * A route guard (§2, §6): visitors sign in first and come back; other roles are redirected. Until the host has left the
 * page, it says why. Its element takes no part in the layout.
 */
export const RequireCapability = forwardRef<HTMLDivElement, RequireCapabilityProps>(function RequireCapability(
  { of, fallback, onRefuse, children, ...props },
  ref,
) {
  const guard = useGuard({ of, fallback, onRefuse });
  return (
    <RequireRoot ref={ref} {...props} state={guard?.state ?? 'ready'}>
      {guard ? guard.content : <LateSecondFactorGate of={of}>{children}</LateSecondFactorGate>}
    </RequireRoot>
  );
});
