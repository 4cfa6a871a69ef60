import { Unsubscribe, useLectern } from '@lectern/react';
import { mailPreferenceWords } from '@lectern/sdk/words';
import { useHead } from '../head/useHead.ts';
import { AccountPage } from '../layout/AccountPage.tsx';
import { useSearchParams } from '../router/Router.tsx';

/** Where the link below a mail leads (beyond §2). */
export function UnsubscribePage() {
  const { t } = useLectern('UnsubscribePage', mailPreferenceWords);
  useHead({ title: t('unsubscribe.title') });
  const params = useSearchParams();
  return (
    <AccountPage>
      <Unsubscribe token={params.get('token') ?? ''} />
    </AccountPage>
  );
}
