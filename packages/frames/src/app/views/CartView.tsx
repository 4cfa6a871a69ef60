import '@lectern/react/styles/cart.css';
import { Assurance } from '@lectern/common/Assurance.tsx';
import { Cart, useLectern } from '@lectern/react';
import { accessWords } from '@lectern/sdk/words';
import { SignedInOnly } from '../SignedInOnly.tsx';

/** The cart, which leads to the checkout. */
export default function CartView() {
  const { t } = useLectern('CartView', accessWords);
  return (
    <SignedInOnly reason={t('notice.signInRequired.cart')}>
      <Cart assurance={<Assurance />} />
    </SignedInOnly>
  );
}
