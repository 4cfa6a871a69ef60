import type { Discount } from '@lectern/sdk';
import { discountWords } from '@lectern/sdk/words';
import { useEffect, useRef } from 'react';
import { limitsOf, limitsValidator } from '../../hooks/authoring/discountValidator.ts';
import { useEditDiscount } from '../../hooks/authoring/useEditDiscount.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { DiscountCodesLimits } from './DiscountCodesLimits.tsx';
import { useDiscountForm } from './useDiscountForm.ts';

interface EditProps {
  id: string;
  discount: Discount;
  onEdited: (discount: Discount) => void;
  onClose: () => void;
}

/** Changes the period and the limits of a code. */
export function DiscountCodesEdit({ id, discount, onEdited, onClose }: EditProps) {
  const { marketplace, t } = useLectern('DiscountCodes', discountWords);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => fields.current?.querySelector('input')?.focus(), []);
  const {
    save,
    isSaving,
    errors: refused,
    clearErrors,
  } = useEditDiscount({
    onSuccess(changed) {
      onEdited(changed);
      onClose();
    },
  });
  const { errors, formProps } = useDiscountForm(
    limitsValidator(marketplace, discount),
    (change) => {
      if (isSaving) return;
      if (Object.keys(change).length > 1) save(change);
      else onClose();
    },
    refused,
    clearErrors,
  );
  return (
    <form
      id={id}
      aria-label={t('discounts.editTitle', { code: discount.code })}
      {...formProps}
      className="lectern-discount-codes-edit"
    >
      <FormError>{refused?.message}</FormError>
      <div ref={fields} className="lectern-discount-codes-limits">
        <DiscountCodesLimits
          errors={errors}
          values={limitsOf(discount)}
          used={t.plural('discounts.usedSoFar', discount.used)}
        />
      </div>
      <p>{t('discounts.editHint')}</p>
      <div className="lectern-discount-codes-actions">
        <Button type="submit" variant="primary" size="small" isBusy={isSaving} busyLabel={t('discounts.restoring')}>
          {t('discounts.save')}
        </Button>
        <Button size="small" variant="quiet" onClick={onClose}>
          {t('notice.cancel')}
        </Button>
      </div>
    </form>
  );
}
