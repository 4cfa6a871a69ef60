import '@lectern/react/styles/cart.css';
import { Assurance } from '@lectern/common/Assurance.tsx';
import { Cart, useLectern } from '@lectern/react';
import { navbarWords } from '@lectern/sdk/words';
import { useHead } from '../head/useHead.ts';
import { CartSuggestions } from '../layout/CartSuggestions.tsx';

/** §2, cart. */
export function CartPage() {
  const { t } = useLectern('CartPage', navbarWords);
  useHead({ title: t('cart.title') });
  return (
    <div className="site-page">
      <header className="site-page-head">
        <h1>{t('cart.title')}</h1>
      </header>
      <Cart assurance={<Assurance />} />
      <CartSuggestions />
    </div>
  );
}
