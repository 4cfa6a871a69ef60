import { type ButtonHTMLAttributes, forwardRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { compose } from '../../ui/compose.ts';
import { GoogleMark } from './GoogleMark.tsx';

export interface GoogleButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What it says: signing in, or signing up. */
  purpose?: 'signIn' | 'signUp';
  /** Goes to the provider's address; the browser does where this is missing. */
  onLeave?: (url: string) => void;
}

/** Signing in or up with Google (§2). It leaves the page and comes back to `/auth/success`. */
export const GoogleButton = forwardRef<HTMLButtonElement, GoogleButtonProps>(function GoogleButton(
  { purpose = 'signIn', onLeave = (url) => window.location.assign(url), onClick, ...props },
  ref,
) {
  const { marketplace, t } = useLectern('GoogleButton');
  return (
    <Button
      ref={ref}
      size="large"
      {...props}
      onClick={compose(onClick, () => onLeave(marketplace.session.externalSignInUrl()))}
    >
      <GoogleMark />
      {t(purpose === 'signIn' ? 'session.googleSignIn' : 'session.googleSignUp')}
    </Button>
  );
});

/** What stands between the form and the other way in. */
export function OrDivider() {
  const { t } = useLectern('OrDivider');
  return <p className="lectern-or-divider">{t('session.or')}</p>;
}
