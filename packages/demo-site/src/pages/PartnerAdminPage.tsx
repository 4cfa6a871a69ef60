import '@lectern/react/styles/partner-manager.css';
import '@lectern/react/styles/partner-report.css';
import '@lectern/react/styles/partner-webhook.css';
import { PartnerManager, PartnerReport, PartnerWebhook, useLectern } from '@lectern/react';
import { partnerWords } from '@lectern/sdk/words';
import { useHead } from '../head/useHead.ts';

/** The partners and what each brings in and is told, for admins (beyond §2). */
export function PartnerAdminPage() {
  const { t } = useLectern('PartnerAdminPage', partnerWords);
  useHead({ title: t('partners.title') });
  return (
    <div className="site-page">
      <PartnerManager />
      <PartnerReport />
      <PartnerWebhook />
    </div>
  );
}
