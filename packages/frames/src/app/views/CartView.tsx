import '@lectern/react/styles/cart.css';
import { Assurance } from '@lectern/common/Assurance.tsx';
import { Cart, useLectern } from '@lectern/react';
import { useFrame } from '../FrameContext.ts';
import { SignedInOnly } from '../SignedInOnly.tsx';

interface CartViewProps {
  /** A discount code that was given by the host. */
  code?: string | undefined;
}

/** The cart, which leads to the checkout. */
export default function CartView({ code: given }: CartViewProps) {
  const { keepCode } = useFrame();
  const { t, navigate, paths } = useLectern('CartView');
  const checkOut = (code: string | undefined) =>
    navigate(code ? `${paths.checkout()}?code=${encodeURIComponent(code)}` : paths.checkout());
  return (
    <SignedInOnly reason={t('notice.signInRequired.cart')}>
      <Cart code={given} onCodeChange={keepCode} onCheckout={(_, code) => checkOut(code)} assurance={<Assurance />} />
    </SignedInOnly>
  );
}
