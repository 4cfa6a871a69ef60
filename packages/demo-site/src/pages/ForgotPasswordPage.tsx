import { ForgotPassword, useLectern, useResetRequest } from '@lectern/react';
import { sessionWords } from '@lectern/sdk/words';
import { useHead } from '../head/useHead.ts';
import { AccountPage } from '../layout/AccountPage.tsx';

/** §2, forgot password. */
export function ForgotPasswordPage() {
  const { t } = useLectern('ForgotPasswordPage', sessionWords);
  useHead({ title: t('forgotPassword.title') });
  const onSubmit = useResetRequest();
  return (
    <AccountPage>
      <ForgotPassword onSubmit={onSubmit} />
    </AccountPage>
  );
}
