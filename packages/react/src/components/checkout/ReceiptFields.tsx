import type { BuyerInput } from '@lectern/sdk';
import { receiptWords } from '@lectern/sdk/words';
import { useState } from 'react';
import { useBilling } from '../../hooks/shop/useBilling.ts';
import { useLectern } from '../../provider/context.ts';
import { Field } from '../../ui/Field.tsx';
import { LoadingStatus } from '../../ui/LoadingStatus.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { LoadError } from '../load-error/index.ts';
import { useCheckoutContext } from './context.ts';

/** The fields of whom a receipt is for, with what the buyer typed at their last purchase. */
export function ReceiptFields() {
  const { t } = useLectern('Checkout', receiptWords);
  const { setBuyer, isPaying } = useCheckoutContext('CheckoutReceiptDetails');
  const { data: kept, error, refetch } = useBilling();
  const [draft, setDraft] = useState<BuyerInput>();
  if (kept === undefined)
    return error ? (
      <LoadError error={error} fallback={t('receipt.detailsFailed')} onRetry={refetch} />
    ) : (
      <LoadingStatus label={t('receipt.detailsLoading')} />
    );
  const shown = draft ?? kept ?? {};
  const control = (field: keyof BuyerInput) => ({
    value: shown[field] ?? '',
    disabled: isPaying,
    onChange({ target }: { target: { value: string } }) {
      const changed = { ...shown, [field]: target.value };
      setDraft(changed);
      setBuyer(changed);
    },
  });
  return (
    <div>
      <p>{t('receipt.detailsText')}</p>
      <Field label={t('receipt.name')} maxLength={200} autoComplete="organization" {...control('name')} />
      <TextArea
        label={t('receipt.address')}
        maxLength={500}
        rows={3}
        autoComplete="street-address"
        {...control('address')}
      />
      <Field label={t('receipt.buyerTaxNumber')} maxLength={50} autoComplete="off" {...control('taxNumber')} />
    </div>
  );
}
