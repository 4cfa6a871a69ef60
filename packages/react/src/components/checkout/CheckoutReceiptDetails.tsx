import { checkoutWords } from '@lectern/sdk/words';
import { useState } from 'react';
import { useLectern } from '../../provider/context.ts';
import { LatePart } from '../../provider/LatePart.tsx';
import { definePart } from '../../ui/definePart.tsx';
import { late } from '../../ui/late.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useCheckoutContext } from './context.ts';

const receiptFields = late(async () => (await import('./ReceiptFields.tsx')).ReceiptFields);

/**
 * Whom the receipt is for, folded. Left out where nothing is paid, and in frames, whose session may not read an address: what
 * the buyer typed before counts there too.
 */
export const CheckoutReceiptDetails = definePart(
  'CheckoutReceiptDetails',
  'details',
  'lectern-checkout-fold',
  (name) => {
    const { t } = useLectern(name, checkoutWords);
    const { isFree, opensBankInWindow } = useCheckoutContext(name);
    const [wasOpened, setOpened] = useState(false);
    if (isFree || opensBankInWindow) return null;
    return {
      onToggle: () => setOpened(true),
      children: (
        <>
          <summary>{t('checkout.receiptDetails')}</summary>
          {wasOpened && (
            <LatePart part={receiptFields} skeleton={<Skeleton shape="button" />}>
              {(ReceiptFields) => <ReceiptFields />}
            </LatePart>
          )}
        </>
      ),
    };
  },
);
