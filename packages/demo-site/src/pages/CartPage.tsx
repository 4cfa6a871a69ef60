import { Cart, useLectern } from '@lectern/react';
import { usePageTitle } from '../layout/usePageTitle.ts';

/** §2, cart. */
export function CartPage() {
  const { t } = useLectern('CartPage');
  usePageTitle(t('cart.title'));
  return (
    <div className="site-page">
      <header className="site-page-head">
        <h1>{t('cart.title')}</h1>
      </header>
      <Cart />
    </div>
  );
}
