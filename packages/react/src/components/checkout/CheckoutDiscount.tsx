import { checkoutWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { definePart } from '../../ui/definePart.tsx';
import { useDiscountFold } from '../discount-field/index.ts';
import { useCheckoutContext } from './context.ts';

/** The discount code: its field, folded until there is one, or what it takes off. Left out where nothing costs anything. */
export const CheckoutDiscount = definePart('CheckoutDiscount', 'details', 'lectern-checkout-fold', (name) => {
  const { t } = useLectern(name, checkoutWords);
  const { summary, discount } = useCheckoutContext(name);
  const { isInsteadOfPaying: isUnpaid, isLocked } = discount;
  return useDiscountFold(t('checkout.discount'), summary, discount, { isUnpaid, isLocked });
});
