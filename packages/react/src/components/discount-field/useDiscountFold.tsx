import type { CartSummary } from '@lectern/sdk/rules';
import { checkoutWords } from '@lectern/sdk/words';
import { useEffect, useState } from 'react';
import type { DiscountCode } from '../../hooks/shop/useDiscountCode.ts';
import { useLectern } from '../../provider/context.ts';
import { LatePart } from '../../provider/LatePart.tsx';
import { late } from '../../ui/late.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { DiscountFieldProps } from './DiscountField.tsx';

const discountField = late(async () => (await import('./DiscountField.tsx')).DiscountField);

/**
 * The props of a `details` with the field of a discount code, folded until there is one; null where nothing costs
 * anything.
 */
export function useDiscountFold(
  label: string,
  summary: CartSummary,
  discount: DiscountCode,
  field?: Pick<DiscountFieldProps, 'isUnpaid' | 'isLocked'>,
) {
  const { t } = useLectern('DiscountField', checkoutWords);
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
        <summary>{summary.discount ? t('checkout.discountCode') : label}</summary>
        {isOpen && (
          <LatePart part={discountField} skeleton={<Skeleton shape="button" />}>
            {(DiscountField) => (
              <DiscountField {...field} discount={discount} applied={summary.discount} total={summary.total} />
            )}
          </LatePart>
        )}
      </>
    ),
  };
}
