import type { BuyerInput } from '@lectern/sdk';
import { checkoutWords } from '@lectern/sdk/words';
import { useState } from 'react';
import { useBilling } from '../../hooks/shop/useBilling.ts';
import { useLectern } from '../../provider/context.ts';
import { LatePart } from '../../provider/LatePart.tsx';
import { definePart } from '../../ui/definePart.tsx';
import { late } from '../../ui/late.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useCheckoutContext } from './context.ts';

const receiptFields = late(async () => (await import('./ReceiptFields.tsx')).ReceiptFields);

/**
 * Whom the receipt is for, folded. Left out where nothing is paid, and in frames and on partners' pages, whose sessions may
 * not read an address: what the buyer typed before counts there too.
 */
export const CheckoutReceiptDetails = definePart(
  'CheckoutReceiptDetails',
  'details',
  'lectern-checkout-fold',
  (name) => {
    const { marketplace, t } = useLectern(name, checkoutWords);
    const { isFree, opensBankInWindow, setBuyer } = useCheckoutContext(name);
    const [wasOpened, setOpened] = useState(false);
    const [draft, setDraft] = useState<BuyerInput>();
    const isShown = !isFree && !opensBankInWindow && !marketplace.isPartnerPage;
    // A page of another origin may not be allowed to ask: there it waits for somebody to open the fold.
    const isOwnSite = typeof location !== 'undefined' && marketplace.baseUrl.startsWith(`${location.origin}/`);
    const kept = useBilling(isShown && (wasOpened || isOwnSite));
    const shown = draft ?? kept.data ?? {};
    // What the last receipt had is on this one too: nobody pays for a former employer without seeing it.
    const receiver = shown.name?.trim() || shown.taxNumber?.trim() || shown.address?.trim();
    if (!isShown) return null;
    return {
      onToggle: () => setOpened(true),
      children: (
        <>
          <summary>{receiver ? t('checkout.receiptFor', { name: receiver }) : t('checkout.receiptDetails')}</summary>
          {wasOpened && (
            <LatePart part={receiptFields} skeleton={<Skeleton shape="button" />}>
              {(ReceiptFields) => (
                <ReceiptFields
                  kept={kept}
                  shown={shown}
                  onChange={(changed) => {
                    setDraft(changed);
                    setBuyer(changed);
                  }}
                />
              )}
            </LatePart>
          )}
        </>
      ),
    };
  },
);
