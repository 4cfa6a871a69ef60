import { sessionWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { cx } from '../../ui/compose.ts';
import type { RootProps } from '../../ui/createRoot.tsx';
import { GoogleButton, OrDivider } from '../google-button/index.ts';
import { useSignUpView } from './context.ts';

export { SignUpForm } from './SignUpForm.tsx';

/** The heading of the page. */
export const SignUpTitle = forwardRef<HTMLHeadingElement, RootProps<'h1'>>(function SignUpTitle(
  { className, children, ...props },
  ref,
) {
  const { t } = useLectern('SignUpTitle', sessionWords);
  return (
    <h1 ref={ref} {...props} className={cx('lectern-sign-up-title lectern-account-title', className)}>
      {children ?? t('session.createTitle')}
    </h1>
  );
});

/** "Or", and the button for signing up with Google. On a partner's page nothing: the marketplace's window offers it. */
export const SignUpExternal = forwardRef<HTMLDivElement, RootProps<'div'>>(function SignUpExternal(
  { className, children, ...props },
  ref,
) {
  const { marketplace } = useLectern('SignUpExternal');
  useSignUpView('SignUpExternal');
  if (marketplace.isPartnerPage) return null;
  return (
    <div ref={ref} {...props} className={cx('lectern-sign-up-external lectern-account-external', className)}>
      {children ?? (
        <>
          <OrDivider />
          <GoogleButton purpose="signUp" />
        </>
      )}
    </div>
  );
});

/** The link for those with an account. */
export const SignUpSignIn = forwardRef<HTMLParagraphElement, RootProps<'p'>>(function SignUpSignIn(
  { className, ...props },
  ref,
) {
  const { t, Link, paths } = useLectern('SignUpSignIn', sessionWords);
  const { from } = useSignUpView('SignUpSignIn');
  return (
    <p ref={ref} {...props} className={cx('lectern-sign-up-sign-in lectern-account-footer', className)}>
      {t('session.hasAccount')} <Link href={paths.signIn(from ?? undefined)}>{t('session.signIn')}</Link>
    </p>
  );
});
