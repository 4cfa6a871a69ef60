import { checkoutWords } from '@lectern/sdk/words';
import { useEffect, useState } from 'react';
import { useLectern } from '../../provider/context.ts';
import { LatePart } from '../../provider/LatePart.tsx';
import { definePart } from '../../ui/definePart.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { discountField } from '../discount-field/index.ts';
import { useCheckoutContext } from './context.ts';

/** The discount code: its field, folded until there is one, or what it takes off. Left out where nothing costs anything. */
export const CheckoutDiscount = definePart('CheckoutDiscount', 'details', 'lectern-checkout-fold', (name) => {
  const { t } = useLectern(name, checkoutWords);
  const { summary, discount } = useCheckoutContext(name);
  const [isOpen, setOpen] = useState(discount.code !== undefined);
  const { isInsteadOfPaying } = discount;
  useEffect(() => {
    // What was typed is applied: its answer must be seen.
    if (isInsteadOfPaying) setOpen(true);
  }, [isInsteadOfPaying]);
  if (summary.subtotal === 0) return null;
  return {
    open: isOpen,
    onToggle: ({ currentTarget }: { currentTarget: HTMLDetailsElement }) => setOpen(currentTarget.open),
    children: (
      <>
        <summary>{t('checkout.discount')}</summary>
        {isOpen && (
          <LatePart part={discountField} skeleton={<Skeleton shape="button" />}>
            {(DiscountField) => (
              <DiscountField
                discount={discount}
                applied={summary.discount}
                total={summary.total}
                isUnpaid={isInsteadOfPaying}
                isLocked={discount.isLocked}
              />
            )}
          </LatePart>
        )}
      </>
    ),
  };
});
