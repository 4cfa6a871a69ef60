import { ResetPassword, useLectern } from '@lectern/react';
import { resetWords } from '@lectern/sdk/words';
import { useHead } from '../head/useHead.ts';
import { AccountPage } from '../layout/AccountPage.tsx';
import { useSearchParams } from '../router/Router.tsx';

/** Where the link of a mail leads (beyond §2). */
export function ResetPasswordPage() {
  const { t } = useLectern('ResetPasswordPage', resetWords);
  useHead({ title: t('resetPassword.title') });
  const params = useSearchParams();
  return (
    <AccountPage>
      <ResetPassword token={params.get('token') ?? ''} />
    </AccountPage>
  );
}
