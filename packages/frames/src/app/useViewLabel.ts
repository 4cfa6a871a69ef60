import { useLectern } from '@lectern/react';
import { checkoutWords, frameWords, navbarWords, orderWords, sessionWords } from '@lectern/sdk/words';
import type { Modal } from './views.ts';

/** The heading of a view, which is also the name of its dialog. */
export function useViewLabel(shown: Modal): string {
  const { t } = useLectern('ModalView', checkoutWords, frameWords, navbarWords, orderWords, sessionWords);
  if (shown.view === 'sign-in') return t(shown.params.mode === 'sign-up' ? 'session.createAccount' : 'session.signIn');
  const labels = {
    'forgot-password': t('forgotPassword.title'),
    cart: t('cart.title'),
    checkout: t('checkout.title'),
    account: t('frame.account'),
    receipt: t('orders.name.paid'),
  };
  return labels[shown.view];
}
