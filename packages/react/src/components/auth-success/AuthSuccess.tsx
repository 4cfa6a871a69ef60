import type { User } from '@lectern/sdk';
import { useEffect, useRef } from 'react';
import { type UseAuthSuccessOptions, useAuthSuccess } from '../../hooks/useAuthSuccess.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';

export type AuthSuccessProps = UseAuthSuccessOptions;

/** Where an external sign-in lands (§2): processing, success or error; each with a way on for those who do not wait. */
export function AuthSuccess(props: AuthSuccessProps) {
  const { t, Link, paths } = useLectern('AuthSuccess');
  const landing = useAuthSuccess(props);
  switch (landing.status) {
    case 'processing':
      return (
        <div className="lectern-account lectern-account-result" role="status">
          <div className="lectern-account-spinner" />
          <h1>{t('authSuccess.processing')}</h1>
          <Link href={paths.signIn()}>{t('forgotPassword.back')}</Link>
        </div>
      );
    case 'confirming':
      return <Confirmation {...landing} />;
    case 'success':
      return (
        <div className="lectern-account lectern-account-result" role="status">
          <Icon name="success" data-type="success" />
          <h1>{t('authSuccess.success')}</h1>
          <p>{t('authSuccess.welcome', { firstName: landing.user.firstName })}</p>
          <Link href={paths.dashboard}>{t('authSuccess.dashboard')}</Link>
        </div>
      );
    case 'error':
      return (
        <div className="lectern-account lectern-account-result" role="alert">
          <Icon name="error" data-type="error" />
          <h1>{t('notice.externalFailed.title')}</h1>
          <p>{t('notice.externalFailed.text')}</p>
          <Link href={paths.signIn()}>{t('authSuccess.signIn')}</Link>
        </div>
      );
  }
}

interface ConfirmationProps {
  user: User;
  current: User | undefined;
  confirm: () => void;
  decline: () => void;
}

/** A token that this tab did not ask for never signs anyone in unasked. */
function Confirmation({ user, current, confirm, decline }: ConfirmationProps) {
  const { t } = useLectern('AuthSuccess');
  // The heading that had the focus on arrival is gone, and this is a question to everyone.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="lectern-account lectern-account-result">
      <Icon name="user" />
      <h1 ref={heading} tabIndex={-1}>
        {t('authSuccess.confirm', { name: nameOf(user) })}
      </h1>
      <p>{t('authSuccess.confirmEmail', { email: user.email })}</p>
      <p>{current ? t('authSuccess.confirmText', { name: nameOf(current) }) : t('authSuccess.confirmNew')}</p>
      <div className="lectern-account-actions">
        <Button onClick={decline}>
          {current ? t('authSuccess.stay', { name: current.firstName }) : t('authSuccess.notNow')}
        </Button>
        <Button variant="primary" onClick={confirm}>
          {t('authSuccess.continue', { name: user.firstName })}
        </Button>
      </div>
    </div>
  );
}

const nameOf = ({ firstName, lastName }: User) => `${firstName} ${lastName}`.trim();
