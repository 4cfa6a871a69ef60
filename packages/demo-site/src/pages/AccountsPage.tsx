import '@lectern/react/styles/documents.css';
import '@lectern/react/styles/earnings.css';
import { Documents, Earnings, Payouts, useLectern } from '@lectern/react';
import { documentWords, earningsWords } from '@lectern/sdk/words';
import { useHead } from '../head/useHead.ts';
import { useLocation } from '../router/Router.tsx';

/** What is earned, paid out and documented, by path (beyond §2): one module, so that the first view names only one. */
export function AccountsPage() {
  const { t } = useLectern('AccountsPage', documentWords, earningsWords);
  const { pathname } = useLocation();
  const isOf = (path: string) => pathname.startsWith(path);
  const [title, content] = isOf('/admin/documents')
    ? ([t('documents.title'), <Documents key="documents" />] as const)
    : isOf('/admin/payouts')
      ? ([t('payouts.title'), <Payouts key="payouts" />] as const)
      : ([
          t('earnings.title'),
          <Earnings key="earnings" payee={isOf('/partner') ? 'partner' : 'instructor'} />,
        ] as const);
  useHead({ title });
  return <div className="site-page">{content}</div>;
}
