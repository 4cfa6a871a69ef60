import { sessionWords } from '@lectern/sdk/words';
import { type ButtonHTMLAttributes, forwardRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { compose, cx } from '../../ui/compose.ts';
import { createRoot, type RootProps } from '../../ui/createRoot.tsx';
import { GoogleMark } from './GoogleMark.tsx';

export interface GoogleButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Which label it has. @default 'signIn' */
  purpose?: 'signIn' | 'signUp';
  /** Opens the provider's page. @default `window.location.assign(url)` */
  onLeave?: (url: string) => void;
}

/** Signing in or up with Google (§2). It leaves the page; Google returns to `/auth/success`. */
export const GoogleButton = forwardRef<HTMLButtonElement, GoogleButtonProps>(function GoogleButton(
  { purpose = 'signIn', onLeave = (url) => window.location.assign(url), className, onClick, ...props },
  ref,
) {
  const { marketplace, t } = useLectern('GoogleButton', sessionWords);
  return (
    <Button
      ref={ref}
      size="large"
      {...props}
      className={cx('lectern-google-button', className)}
      onClick={compose(onClick, () => onLeave(marketplace.session.externalSignInUrl()))}
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
