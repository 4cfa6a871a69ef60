import { discountWords } from '@lectern/sdk/words';
import { type RefObject, useId, useState } from 'react';
import { useSession } from '../../hooks/account/useSession.ts';
import { discountValidator } from '../../hooks/authoring/discountValidator.ts';
import type { DiscountableCourse } from '../../hooks/authoring/useDiscountCourses.ts';
import type { UseDiscountsResult } from '../../hooks/authoring/useDiscounts.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { DiscountCodesCourses } from './DiscountCodesCourses.tsx';
import { DiscountCodesLimits } from './DiscountCodesLimits.tsx';
import { useDiscountForm } from './useDiscountForm.ts';

interface FormProps {
  view: UseDiscountsResult;
  codeField: RefObject<HTMLInputElement | null>;
  /** Called once the code is there. */
  onMade: () => void;
}

const kinds = ['percent', 'amount'] as const;

/** Makes a code. */
export function DiscountCodesForm({ view, codeField, onMade }: FormProps) {
  const { marketplace, t, formats } = useLectern('DiscountCodes', discountWords);
  const { create, isCreating, createErrors, clearErrors, isEmpty } = view;
  const isAdmin = useSession().user?.role === 'admin';
  const titleId = useId();
  const [kind, setKind] = useState<(typeof kinds)[number]>('percent');
  const [chosen, setChosen] = useState<readonly DiscountableCourse[]>();
  const { errors, formProps } = useDiscountForm(
    discountValidator(
      marketplace,
      chosen?.map(({ _id }) => _id),
    ),
    async (draft) => {
      if (!isCreating && (await create(draft))) onMade();
    },
    createErrors,
    clearErrors,
  );
  return (
    <form aria-labelledby={titleId} {...formProps} className="lectern-discount-codes-form">
      <h2 id={titleId}>{t(isEmpty ? 'discounts.makeFirst' : 'discounts.new')}</h2>
      <FormError>{createErrors?.message}</FormError>
      <div className="lectern-form">
        <Field
          ref={codeField}
          name="code"
          label={t('discounts.code')}
          hint={t('discounts.codeHint')}
          error={errors.code}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
          aria-required
        />
        <fieldset className="lectern-choices">
          <legend>{t('discounts.kind')}</legend>
          {kinds.map((one) => (
            <label key={one} className="lectern-choice">
              <input type="radio" name="kind" value={one} checked={one === kind} onChange={() => setKind(one)} />
              <strong>{t(`discounts.kind.${one}`)}</strong>
            </label>
          ))}
        </fieldset>
        <Field
          name="value"
          label={t(kind === 'percent' ? 'discounts.percentField' : 'discounts.amountField')}
          hint={t(kind === 'percent' ? 'discounts.percentHint' : 'discounts.amountHint')}
          error={errors.value}
          lead={kind === 'percent' ? '%' : formats.currencySymbol}
          inputMode="decimal"
          maxLength={20}
          autoComplete="off"
          aria-required
        />
        <DiscountCodesCourses chosen={chosen} onChange={setChosen} error={errors.courseIds} isAdmin={isAdmin} />
        <fieldset className="lectern-discount-codes-limits">
          <legend>{t('discounts.limits')}</legend>
          <DiscountCodesLimits errors={errors} />
        </fieldset>
      </div>
      <Button type="submit" variant="primary" isBusy={isCreating} busyLabel={t('discounts.making')}>
        {t('discounts.make')}
      </Button>
    </form>
  );
}
