import '@lectern/react/styles/earnings.css';
import { Earnings, useLectern } from '@lectern/react';
import { earningsWords } from '@lectern/sdk/words';
import { useHead } from '../head/useHead.ts';
import { useLocation } from '../router/Router.tsx';

/** What an instructor has earned, or the sites of a partner's owner (beyond §2). */
export function EarningsPage() {
  const { t } = useLectern('EarningsPage', earningsWords);
  const isOfPartner = useLocation().pathname === '/partner/earnings';
  useHead({ title: t('earnings.title') });
  return (
    <div className="site-page">
      <Earnings payee={isOfPartner ? 'partner' : 'instructor'} />
    </div>
  );
}
