import { Button, EmptyNote, useLectern, useSession } from '@lectern/react';
import type { ReactNode } from 'react';
import { useFrame } from './FrameContext.ts';
import { SessionLoading } from './SessionLoading.tsx';
import { useSessionResolved } from './useSessionResolved.ts';
import SignInView from './views/SignInView.tsx';

interface SignedInOnlyProps {
  /** What signing in is for, such as "Sign in to study this course". */
  reason: string;
  children: ReactNode;
}

/** Shows its children to signed-in users. Others sign in: in the app frame right here, in an inline frame in a dialog. */
export function SignedInOnly({ reason, children }: SignedInOnlyProps) {
  const frame = useFrame();
  const { t } = useLectern('SignedInOnly');
  const { isAuthenticated } = useSession();
  const isResolved = useSessionResolved();
  if (isAuthenticated) return <>{children}</>;
  if (!isResolved) return <SessionLoading />;
  if (frame.isApp) return <SignInView reason={reason} />;
  return (
    <EmptyNote message={reason}>
      <Button variant="primary" onClick={() => frame.go({ view: 'sign-in', params: {} })}>
        {t('session.signIn')}
      </Button>
    </EmptyNote>
  );
}
