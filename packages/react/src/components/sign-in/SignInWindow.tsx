import type { User } from '@lectern/sdk';
import { sessionWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useSignInWindow } from '../../hooks/account/useSignInWindow.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { useHydrated } from '../../ui/behaviors/useHydrated.ts';
import { cx } from '../../ui/compose.ts';
import { PartElement, type RootProps } from '../../ui/definePart.tsx';
import type { Prefill } from './context.ts';

export interface SignInWindowProps extends RootProps<'div'> {
  /** What the window shows to someone without a session at the marketplace. @default 'sign-in' */
  screen?: 'sign-in' | 'sign-up';
  /** What the window's empty fields begin with. @default empty */
  prefill?: Prefill | undefined;
  /** Called after signing in. */
  onSignIn?: (user: User) => void;
}

/** On a partner's page: the button that opens the marketplace's window, what the page gets, and how long it lasts. */
export const SignInWindow = forwardRef<HTMLDivElement, SignInWindowProps>(function SignInWindow(
  { screen = 'sign-in', prefill, onSignIn, className, ...props },
  ref,
) {
  const { marketplace, t } = useLectern('SignInWindow', sessionWords);
  const { open, isOpen, cancel, message } = useSignInWindow(onSignIn ? { onSuccess: onSignIn } : {});
  const site = new URL(marketplace.baseUrl).host;
  // A server doesn't know what the browser stores.
  const isRemembered = !useHydrated() || marketplace.session.isRemembered();
  return (
    <PartElement of="div" ref={ref} {...props} className={cx('lectern-sign-in-window lectern-account-form', className)}>
      <p>{t('session.window.text', { site })}</p>
      <Button variant="primary" size="large" isBusy={isOpen} onClick={() => void open({ screen, prefill })}>
        {t(screen === 'sign-in' ? 'session.window.signIn' : 'session.window.signUp', { site })}
      </Button>
      <div role="status" className="lectern-account-slow">
        {isOpen && (
          <>
            <p>{t('session.window.isOpen')}</p>
            <Button variant="quiet" className="lectern-button-flush" onClick={cancel}>
              {t('session.cancel')}
            </Button>
          </>
        )}
        {message && <p>{message}</p>}
      </div>
      <p className="lectern-account-footer">
        {t(isRemembered ? 'session.window.lastsTab' : 'session.window.lastsPage')}
      </p>
    </PartElement>
  );
});
