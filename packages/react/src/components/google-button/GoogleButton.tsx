import { sessionWords } from '@lectern/sdk/words';
import { forwardRef, useEffect, useState } from 'react';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { compose, cx } from '../../ui/compose.ts';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { GoogleMark } from './GoogleMark.tsx';

export interface GoogleButtonProps extends RootProps<'button'> {
  /** Which label it has. @default 'signIn' */
  purpose?: 'signIn' | 'signUp';
  /** Opens the provider's page. The button is busy while its promise runs. @default `window.location.assign(url)` */
  onLeave?: (url: string) => void | Promise<void>;
}

/** The page is gone before this ends. */
function leavePage(url: string) {
  window.location.assign(url);
  return new Promise<void>(() => {});
}

/** Signing in or up with Google (§2). It leaves the page; Google returns to `/auth/success`. */
export const GoogleButton = forwardRef<HTMLButtonElement, GoogleButtonProps>(function GoogleButton(
  { purpose = 'signIn', onLeave = leavePage, className, onClick, ...props },
  ref,
) {
  const { marketplace, t } = useLectern('GoogleButton', sessionWords);
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    // The page may be shown again as it was left.
    const onShow = () => setLeaving(false);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
  return (
    <Button
      ref={ref}
      size="large"
      isBusy={isLeaving}
      busyLabel={t('session.googleOpening')}
      {...props}
      className={cx('lectern-google-button', className)}
      onClick={compose(onClick, () => {
        const leaving = onLeave(marketplace.session.externalSignInUrl());
        if (!leaving) return;
        setLeaving(true);
        void leaving.finally(() => setLeaving(false));
      })}
    >
      <GoogleMark />
      {t(purpose === 'signIn' ? 'session.googleSignIn' : 'session.googleSignUp')}
    </Button>
  );
});

const DividerRoot = createRoot('p', 'lectern-or-divider');

/** "Or", between a form and the other way to sign in. */
export const OrDivider = forwardRef<HTMLParagraphElement, RootProps<'p'>>(function OrDivider(
  { children, ...props },
  ref,
) {
  const { t } = useLectern('OrDivider', sessionWords);
  return (
    <DividerRoot ref={ref} {...props} state="ready">
      {children ?? t('session.or')}
    </DividerRoot>
  );
});
