import type { User } from '@lectern/sdk';
import { sessionWords } from '@lectern/sdk/words';
import { useEffect, useRef } from 'react';
import { useSignInAgain } from '../../hooks/account/useSignInAgain.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { definePart } from '../../ui/definePart.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { error, success, user } from '../../ui/icons.ts';
import { useAuthSuccessContext } from './context.ts';

const shapes = { confirming: user, success, error } as const;

/** A spinner while the sign-in is processed, then an icon of the result. */
export const AuthSuccessIcon = definePart(
  'AuthSuccessIcon',
  'div',
  'lectern-auth-success-icon lectern-account-icon',
  (name) => {
    const { status } = useAuthSuccessContext(name);
    return {
      'data-type': status,
      children: status === 'processing' ? <div className="lectern-account-spinner" /> : <Icon shape={shapes[status]} />,
    };
  },
);

/** The heading: what is happening, or the question whether to continue as the person of the token. */
export const AuthSuccessTitle = definePart(
  'AuthSuccessTitle',
  'h1',
  'lectern-auth-success-title lectern-account-title',
  (name) => {
    const { t } = useLectern(name, sessionWords);
    const landing = useAuthSuccessContext(name);
    const heading = useRef<HTMLHeadingElement>(null);

    const isQuestion = landing.status === 'confirming';
    useEffect(() => {
      if (isQuestion) heading.current?.focus();
    }, [isQuestion]);
    return {
      ref: heading,
      tabIndex: isQuestion ? -1 : undefined,
      children:
        landing.status === 'confirming'
          ? t('authSuccess.confirm', { name: nameOf(landing.user) })
          : t(
              landing.status === 'processing'
                ? 'authSuccess.processing'
                : landing.status === 'success'
                  ? 'authSuccess.success'
                  : 'notice.externalFailed.title',
            ),
    };
  },
);

/** Who is signed in, what continuing means, or what to do after an error. Nothing while the sign-in is processed. */
export const AuthSuccessText = definePart(
  'AuthSuccessText',
  'div',
  'lectern-auth-success-text lectern-account-text',
  (name) => {
    const { t } = useLectern(name, sessionWords);
    const landing = useAuthSuccessContext(name);
    if (landing.status === 'processing') return null;
    return {
      children: (
        <>
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
        </>
      ),
    };
  },
);

/** The link to the next page, or the two answers to the question. */
export const AuthSuccessActions = definePart(
  'AuthSuccessActions',
  'div',
  'lectern-auth-success-actions lectern-account-actions',
  (name) => {
    const { t, Link, paths } = useLectern(name, sessionWords);
    const landing = useAuthSuccessContext(name);
    const signInAgain = useSignInAgain();
    return {
      children: (
        <>
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
        </>
      ),
    };
  },
);

const nameOf = ({ firstName, lastName }: User) => `${firstName} ${lastName}`.trim();
