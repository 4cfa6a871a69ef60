import '@lectern/react/styles/earnings.css';
import { Earnings, useLectern } from '@lectern/react';
import { earningsWords } from '@lectern/sdk/words';
import { useHead } from '../head/useHead.ts';

/** What an instructor has earned (beyond §2). */
export function EarningsPage() {
  const { t } = useLectern('EarningsPage', earningsWords);
  useHead({ title: t('earnings.title') });
  return (
    <div className="site-page">
      <Earnings />
    </div>
  );
}
