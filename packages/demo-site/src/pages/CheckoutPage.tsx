import '@lectern/react/styles/checkout.css';
import { Assurance } from '@lectern/common/Assurance.tsx';
import { Checkout, type CheckoutItem, useLectern } from '@lectern/react';
import { checkoutWords } from '@lectern/sdk/words';
import { useEffect, useState } from 'react';
import { countLinkedCheckout } from '../countLinkedCheckout.ts';
import { useHead } from '../head/useHead.ts';
import { keepCode } from '../keepCode.ts';
import { forgetLinkedCode, linkedCode } from '../linkedCode.ts';
import { navigate } from '../router/location.ts';
import { useLocation, useSearchParams } from '../router/Router.tsx';

/** §2, checkout: the courses to buy are in the state of the navigation. */
export function CheckoutPage() {
  const { t, marketplace } = useLectern('CheckoutPage', checkoutWords);
  const [code] = useState(linkedCode);
  const params = useSearchParams();
  const state = useLocation().state as { items?: readonly CheckoutItem[] } | null;
  useHead({ title: t('checkout.title') });
  const isBack = params.has('order');
  useEffect(() => countLinkedCheckout(marketplace), [marketplace]);
  useEffect(() => {
    // If the bank has refused, this page still has it.
    if (isBack) forgetLinkedCode();
  }, [isBack]);
  useEffect(() => {
    // A bank's page leads back with what Stripe adds: the order alone says which payment it was.
    const added = [...params.keys()].filter((name) => /^(payment_intent|redirect_)/.test(name));
    if (added.length === 0) return;
    const rest = new URLSearchParams(params);
    for (const name of added) rest.delete(name);
    navigate(`/checkout?${rest}`, { replace: true });
  }, [params]);
  return (
    <div className="site-page">
      <header className="site-page-head">
        <h1>{t('checkout.title')}</h1>
      </header>
      <Checkout
        items={state?.items}
        courseId={params.get('course') ?? undefined}
        orderId={params.get('order') ?? undefined}
        code={code}
        onCodeChange={keepCode}
        assurance={<Assurance />}
      />
    </div>
  );
}
