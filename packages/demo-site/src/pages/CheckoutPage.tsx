import '@lectern/react/styles/checkout.css';
import { Assurance } from '@lectern/common/Assurance.tsx';
import { Checkout, type CheckoutItem, useLectern } from '@lectern/react';
import { checkoutWords } from '@lectern/sdk/words';
import { useHead } from '../head/useHead.ts';
import { useLocation, useSearchParams } from '../router/Router.tsx';

/** §2, checkout: the courses to buy are in the state of the navigation. */
export function CheckoutPage() {
  const { t } = useLectern('CheckoutPage', checkoutWords);
  const params = useSearchParams();
  const state = useLocation().state as { items?: readonly CheckoutItem[] } | null;
  useHead({ title: t('checkout.title') });
  return (
    <div className="site-page">
      <header className="site-page-head">
        <h1>{t('checkout.title')}</h1>
      </header>
      <Checkout items={state?.items} courseId={params.get('course') ?? undefined} assurance={<Assurance />} />
    </div>
  );
}
