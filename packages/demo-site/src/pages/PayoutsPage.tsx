import '@lectern/react/styles/earnings.css';
import { Payouts, useLectern } from '@lectern/react';
import { earningsWords } from '@lectern/sdk/words';
import { useHead } from '../head/useHead.ts';

/** What instructors and partners are paid, for admins (beyond §2). */
export function PayoutsPage() {
  const { t } = useLectern('PayoutsPage', earningsWords);
  useHead({ title: t('payouts.title') });
  return (
    <div className="site-page">
      <Payouts />
    </div>
  );
}
