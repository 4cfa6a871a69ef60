import type { User } from '@lectern/sdk';
import { forwardRef, type ReactNode } from 'react';
import { useAuthSuccess } from '../../hooks/account/useAuthSuccess.ts';
import { cx } from '../../ui/compose.ts';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { LateSecondStep } from '../sign-in/index.ts';
import { AuthSuccessProvider } from './context.ts';
import * as parts from './parts.tsx';

export interface AuthSuccessProps extends RootProps<'div'> {
  /** Called with the signed-in user, in place of opening the dashboard after 2 s. */
  onSignIn?: ((user: User) => void) | undefined;
  /** The parts, in your arrangement. @default the usual parts */
  children?: ReactNode;
}

const AuthSuccessRoot = createRoot('div', 'lectern-auth-success');

const roles = {
  processing: 'status',
  success: 'status',
  error: 'alert',
  confirming: undefined,
  code: undefined,
} as const;

const Root = forwardRef<HTMLDivElement, AuthSuccessProps>(function AuthSuccess(
  { onSignIn, children, className, ...props },
  ref,
) {
  const landing = useAuthSuccess({ onSuccess: onSignIn });
  return (
    <AuthSuccessRoot
      ref={ref}
      role={roles[landing.status]}
      {...props}
      className={cx('lectern-account', landing.status !== 'code' && 'lectern-account-result', className)}
      state={landing.status}
    >
      {landing.status === 'code' ? (
        <LateSecondStep challenge={landing.challenge} onSignIn={landing.finish} onBack={landing.startAgain} />
      ) : (
        <AuthSuccessProvider value={landing}>
          {children ?? (
            <>
              <parts.AuthSuccessIcon />
              <parts.AuthSuccessTitle />
              <parts.AuthSuccessText />
              <parts.AuthSuccessActions />
            </>
          )}
        </AuthSuccessProvider>
      )}
    </AuthSuccessRoot>
  );
});

/**
 * The page where an external sign-in lands (§2): processing, success or error, each with a link that skips the wait. A
 * token that this tab did not request is accepted only after a confirmation.
 */
export const AuthSuccess = Object.assign(Root, {
  Icon: parts.AuthSuccessIcon,
  Title: parts.AuthSuccessTitle,
  Text: parts.AuthSuccessText,
  Actions: parts.AuthSuccessActions,
});
