import type { BuyerInput } from '@lectern/sdk';
import { isTaxNumber } from '@lectern/sdk/rules';
import { receiptWords, ruleWords } from '@lectern/sdk/words';
import type { UseQueryResult } from '@tanstack/react-query';
import { useLectern } from '../../provider/context.ts';
import { Field } from '../../ui/Field.tsx';
import { LoadingStatus } from '../../ui/LoadingStatus.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { LoadError } from '../load-error/index.ts';
import { useCheckoutContext } from './context.ts';

interface ReceiptFieldsProps {
  kept: Pick<UseQueryResult<BuyerInput | null>, 'data' | 'error' | 'refetch'>;
  /** What is typed, or was at the last purchase. */
  shown: BuyerInput;
  onChange: (changed: BuyerInput) => void;
}

/** The fields of whom a receipt is for, with what the buyer typed at their last purchase. */
export function ReceiptFields({ kept: { data, error, refetch }, shown, onChange }: ReceiptFieldsProps) {
  const { t } = useLectern('Checkout', receiptWords, ruleWords);
  const { isPaying } = useCheckoutContext('CheckoutReceiptDetails');
  if (data === undefined)
    return error ? (
      <LoadError error={error} fallback={t('receipt.detailsFailed')} onRetry={refetch} />
    ) : (
      <LoadingStatus label={t('receipt.detailsLoading')} />
    );
  const control = (field: keyof BuyerInput) => ({
    value: shown[field] ?? '',
    disabled: isPaying,
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...shown, [field]: target.value }),
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
      <Field
        label={t('receipt.buyerTaxNumber')}
        maxLength={50}
        autoComplete="off"
        error={isTaxNumber(shown.taxNumber ?? '') ? undefined : t('rule.taxNumber')}
        {...control('taxNumber')}
      />
    </div>
  );
}
