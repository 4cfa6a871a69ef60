import type { Discount } from '@lectern/sdk';
import { discountWords, ruleWords } from '@lectern/sdk/words';
import { useEffect, useRef } from 'react';
import { limitsOf, limitsValidator } from '../../hooks/authoring/discountValidator.ts';
import { useEditDiscount } from '../../hooks/authoring/useEditDiscount.ts';
import { useForm } from '../../hooks/forms/useForm.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { DiscountCodesLimits, unfinishedMoments } from './DiscountCodesLimits.tsx';

interface EditProps {
  id: string;
  discount: Discount;
  onEdited: (discount: Discount) => void;
  onClose: () => void;
}

/** Changes the period and the limits of a code. */
export function DiscountCodesEdit({ id, discount, onEdited, onClose }: EditProps) {
  const { marketplace, t } = useLectern('DiscountCodes', discountWords, ruleWords);
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
  const { errors, show, formProps } = useForm(
    limitsValidator(marketplace, discount),
    (change) => {
      if (isSaving) return;
      if (Object.keys(change).length > 1) save(change);
      else onClose();
    },
    refused?.fields,
  );
  return (
    <form
      id={id}
      aria-label={t('discounts.editTitle', { code: discount.code })}
      {...formProps}
      className="lectern-discount-codes-edit"
      onSubmit={(event) => {
        const unfinished = unfinishedMoments(event.currentTarget);
        if (unfinished.length === 0) return formProps.onSubmit(event);
        event.preventDefault();
        show(unfinished.map((field) => ({ field, message: t('rule.moment') })));
      }}
      onInput={(event) => {
        formProps.onInput(event);
        if (refused) clearErrors();
      }}
    >
      <FormError>{refused?.message}</FormError>
      <div ref={fields} className="lectern-discount-codes-limits">
        <DiscountCodesLimits
          errors={{ ...refused?.fields, ...errors }}
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
