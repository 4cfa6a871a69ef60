import type { User } from '@lectern/sdk';
import { sessionWords } from '@lectern/sdk/words';
import { forwardRef, useEffect, useImperativeHandle, useRef } from 'react';
import { useSignInAgain } from '../../hooks/account/useSignInAgain.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/compose.ts';
import type { RootProps } from '../../ui/createRoot.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { error, success, user } from '../../ui/icons.ts';
import { useAuthSuccessView } from './context.ts';

const shapes = { confirming: user, success, error } as const;

/** A spinner while the sign-in is processed, then an icon of the result. */
export const AuthSuccessIcon = forwardRef<HTMLDivElement, RootProps<'div'>>(function AuthSuccessIcon(
  { className, ...props },
  ref,
) {
  const { status } = useAuthSuccessView('AuthSuccessIcon');
  return (
    <div
      ref={ref}
      {...props}
      className={cx('lectern-auth-success-icon lectern-account-icon', className)}
      data-type={status}
    >
      {status === 'processing' ? <div className="lectern-account-spinner" /> : <Icon shape={shapes[status]} />}
    </div>
  );
});

/** The heading: what is happening, or the question whether to continue as the person of the token. */
export const AuthSuccessTitle = forwardRef<HTMLHeadingElement, RootProps<'h1'>>(function AuthSuccessTitle(
  { className, ...props },
  ref,
) {
  const { t } = useLectern('AuthSuccessTitle', sessionWords);
  const landing = useAuthSuccessView('AuthSuccessTitle');
  const heading = useRef<HTMLHeadingElement>(null);
  useImperativeHandle<HTMLHeadingElement | null, HTMLHeadingElement | null>(ref, () => heading.current, []);
  const isQuestion = landing.status === 'confirming';
  useEffect(() => {
    if (isQuestion) heading.current?.focus();
  }, [isQuestion]);
  return (
    <h1
      ref={heading}
      tabIndex={isQuestion ? -1 : undefined}
      {...props}
      className={cx('lectern-auth-success-title lectern-account-title', className)}
    >
      {landing.status === 'confirming'
        ? t('authSuccess.confirm', { name: nameOf(landing.user) })
        : t(
            landing.status === 'processing'
              ? 'authSuccess.processing'
              : landing.status === 'success'
                ? 'authSuccess.success'
                : 'notice.externalFailed.title',
          )}
    </h1>
  );
});

/** Who is signed in, what continuing means, or what to do after an error. Nothing while the sign-in is processed. */
export const AuthSuccessText = forwardRef<HTMLDivElement, RootProps<'div'>>(function AuthSuccessText(
  { className, ...props },
  ref,
) {
  const { t } = useLectern('AuthSuccessText', sessionWords);
  const landing = useAuthSuccessView('AuthSuccessText');
  if (landing.status === 'processing') return null;
  return (
    <div ref={ref} {...props} className={cx('lectern-auth-success-text lectern-account-text', className)}>
      {landing.status === 'success' && <p>{t('authSuccess.welcome', { firstName: landing.user.firstName })}</p>}
      {landing.status === 'error' && <p>{t('notice.externalFailed.text')}</p>}
      {landing.status === 'confirming' && (
        <>
          <p>{t('authSuccess.confirmEmail', { email: landing.user.email })}</p>
          <p>
            {landing.current
              ? t('authSuccess.confirmText', { name: nameOf(landing.current) })
              : t('authSuccess.confirmNew')}
          </p>
        </>
      )}
    </div>
  );
});

/** The link to the next page, or the two answers to the question. */
export const AuthSuccessActions = forwardRef<HTMLDivElement, RootProps<'div'>>(function AuthSuccessActions(
  { className, ...props },
  ref,
) {
  const { t, Link, paths } = useLectern('AuthSuccessActions', sessionWords);
  const landing = useAuthSuccessView('AuthSuccessActions');
  const signInAgain = useSignInAgain();
  return (
    <div ref={ref} {...props} className={cx('lectern-auth-success-actions lectern-account-actions', className)}>
      {landing.status === 'processing' && <Link href={signInAgain}>{t('forgotPassword.back')}</Link>}
      {landing.status === 'success' && <Link href={paths.dashboard}>{t('authSuccess.dashboard')}</Link>}
      {landing.status === 'error' && <Link href={signInAgain}>{t('authSuccess.signIn')}</Link>}
      {landing.status === 'confirming' && (
        <>
          <Button onClick={landing.decline}>
            {landing.current ? t('authSuccess.stay', { name: landing.current.firstName }) : t('authSuccess.notNow')}
          </Button>
          <Button variant="primary" onClick={landing.confirm}>
            {t('authSuccess.continue', { name: landing.user.firstName })}
          </Button>
        </>
      )}
    </div>
  );
});

const nameOf = ({ firstName, lastName }: User) => `${firstName} ${lastName}`.trim();
