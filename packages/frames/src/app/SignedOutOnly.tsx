import { useSession } from '@lectern/react';
import { type ReactNode, useEffect, useState } from 'react';
import { useFrame } from './FrameContext.ts';
import { SessionLoading } from './SessionLoading.tsx';
import { useSessionResolved } from './useSessionResolved.ts';

/** Shows its children to visitors, who can sign in there. Someone who is already signed in sees the account instead. */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  const frame = useFrame();
  const { isAuthenticated } = useSession();
  const isResolved = useSessionResolved();
  const [wasSignedIn, setSignedIn] = useState<boolean>();
  if (isResolved && wasSignedIn === undefined) setSignedIn(isAuthenticated);
  useEffect(() => {
    if (wasSignedIn) frame.open({ view: 'account', params: {} });
  }, [frame, wasSignedIn]);
  return wasSignedIn === false ? children : <SessionLoading />;
}
