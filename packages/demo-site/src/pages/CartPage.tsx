import { Cart, useLectern } from '@lectern/react';
import { useHead } from '../head/useHead.ts';

/** §2, cart. */
export function CartPage() {
  const { t } = useLectern('CartPage');
  useHead({ title: t('cart.title') });
  return (
    <div className="site-page">
      <header className="site-page-head">
        <h1>{t('cart.title')}</h1>
      </header>
      <Cart />
    </div>
  );
}
