import type { Party as PartyFacts } from '@lectern/sdk';
import { receiptWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';

/** A seller or a buyer: the name, the lines of the address, the tax number. */
export function Party({ party: { name, address, taxNumber } }: { party: PartyFacts }) {
  const { t } = useLectern('OrderReceiptFacts', receiptWords);
  return (
    <span className="lectern-order-receipt-party" dir="auto">
      {[name, address, taxNumber && t('receipt.taxNumber', { number: taxNumber })].filter(Boolean).join('\n')}
    </span>
  );
}
