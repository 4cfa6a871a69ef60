import '@lectern/react/styles/cart.css';
import { Assurance } from '@lectern/common/Assurance.tsx';
import { Cart, useLectern } from '@lectern/react';
import { navbarWords } from '@lectern/sdk/words';
import { useState } from 'react';
import { useHead } from '../head/useHead.ts';
import { keepCode } from '../keepCode.ts';
import { CartSuggestions } from '../layout/CartSuggestions.tsx';
import { linkedCode } from '../linkedCode.ts';

/** §2, cart. */
export function CartPage() {
  const { t } = useLectern('CartPage', navbarWords);
  const [code] = useState(linkedCode);
  useHead({ title: t('cart.title') });
  return (
    <div className="site-page">
      <header className="site-page-head">
        <h1>{t('cart.title')}</h1>
      </header>
      <Cart code={code} onCodeChange={keepCode} assurance={<Assurance />} />
      <CartSuggestions />
    </div>
  );
}
