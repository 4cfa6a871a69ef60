import { ConfirmEmail, useLectern } from '@lectern/react';
import { confirmEmailWords } from '@lectern/sdk/words';
import { useHead } from '../head/useHead.ts';
import { AccountPage } from '../layout/AccountPage.tsx';
import { useSearchParams } from '../router/Router.tsx';

/** Where the link of a mail leads (beyond §2). */
export function ConfirmEmailPage() {
  const { t } = useLectern('ConfirmEmailPage', confirmEmailWords);
  useHead({ title: t('confirmEmail.title') });
  const params = useSearchParams();
  return (
    <AccountPage>
      <ConfirmEmail token={params.get('token') ?? ''} />
    </AccountPage>
  );
}
