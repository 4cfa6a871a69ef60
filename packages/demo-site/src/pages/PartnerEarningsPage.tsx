import '@lectern/react/styles/earnings.css';
import { Earnings, useLectern } from '@lectern/react';
import { earningsWords } from '@lectern/sdk/words';
import { useHead } from '../head/useHead.ts';

/** What the sites of a partner's owner have earned (beyond §2). */
export function PartnerEarningsPage() {
  const { t } = useLectern('PartnerEarningsPage', earningsWords);
  useHead({ title: t('earnings.title') });
  return (
    <div className="site-page">
      <Earnings payee="partner" />
    </div>
  );
}
