import { sessionWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { definePart } from '../../ui/definePart.tsx';
import { GoogleButton, OrDivider } from '../google-button/index.ts';
import { useSignUpContext } from './context.ts';

export { SignUpForm } from './SignUpForm.tsx';

/** The heading of the page. */
export const SignUpTitle = definePart('SignUpTitle', 'h1', 'lectern-sign-up-title lectern-account-title', (name) => {
  const { t } = useLectern(name, sessionWords);
  return { children: t('session.createTitle') };
});

/** "Or", and the button for signing up with Google. On a partner's page nothing: the marketplace's window offers it. */
export const SignUpExternal = definePart(
  'SignUpExternal',
  'div',
  'lectern-sign-up-external lectern-account-external',
  (name) => {
    const { marketplace } = useLectern(name);
    useSignUpContext(name);
    if (marketplace.isPartnerPage) return null;
    return {
      children: (
        <>
          <OrDivider />
          <GoogleButton purpose="signUp" />
        </>
      ),
    };
  },
);

/** The link for those with an account. */
export const SignUpSignIn = definePart(
  'SignUpSignIn',
  'p',
  'lectern-sign-up-sign-in lectern-account-footer',
  (name) => {
    const { t, Link, paths } = useLectern(name, sessionWords);
    const { from } = useSignUpContext(name);
    return {
      children: (
        <>
          {t('session.hasAccount')} <Link href={paths.signIn(from ?? undefined)}>{t('session.signIn')}</Link>
        </>
      ),
    };
  },
);
