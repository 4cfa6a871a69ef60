import type { Order } from '@lectern/sdk';
import { paymentWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { ownPage } from '../../provider/paths.ts';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import * as icons from '../../ui/icons.ts';

/** That the buyer's bank is still deciding, and that nothing more has to be done. */
export function PaymentProcessing({ order }: { order: Order }) {
  const { t, Link, paths } = useLectern('Checkout', paymentWords);
  const receipt = ownPage(paths.order(order._id));
  return (
    <EmptyNote
      heading={t('checkout.processing')}
      message={t('checkout.processingNote')}
      icon={icons.info}
      role="status"
    >
      {receipt && (
        <Link href={receipt} className="lectern-button" data-variant="secondary">
          {t('checkout.viewOrder')}
        </Link>
      )}
    </EmptyNote>
  );
}
