import { courseFormWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { normalizePriceInput } from '../../input/price.ts';
import { useLectern } from '../../provider/context.ts';
import type { RootProps } from '../../ui/definePart.tsx';
import { Field } from '../../ui/Field.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { CourseFormSection } from './CourseFormSection.tsx';
import { useCourseFormContext } from './context.ts';

/** Pricing & Category. Without categories no course can be saved. */
export const CourseFormPricing = forwardRef<HTMLElement, RootProps<'section'>>(function CourseFormPricing(props, ref) {
  const { marketplace, formats, t } = useLectern('CourseFormPricing', courseFormWords);
  const { values, change, checkField, problemOf, idOf, categories } = useCourseFormContext('CourseFormPricing');
  const hasNone = categories.length === 0;
  return (
    <CourseFormSection ref={ref} {...props} heading={t('courseForm.pricing')}>
      <div className="lectern-course-form-pair">
        <Field
          id={idOf('price')}
          label={t('courseForm.price')}
          hint={t('courseForm.priceHint', { currency: marketplace.money.currency })}
          error={problemOf('price')}
          inputMode="decimal"
          lead={formats.currencySymbol}
          value={values.price}
          onChange={({ currentTarget }) => change({ price: normalizePriceInput(currentTarget.value) })}
          onBlur={() => checkField('price')}
          autoComplete="off"
        />
        <SelectField
          id={idOf('category')}
          label={t('courseForm.category')}
          error={hasNone ? t('courseForm.noCategories') : problemOf('category')}
          disabled={hasNone}
          value={values.category}
          options={[
            { value: '', label: t('courseForm.chooseCategory') },
            ...categories.map(({ _id, name }) => ({ value: _id, label: name })),
          ]}
          onChange={({ currentTarget }) => change({ category: currentTarget.value })}
          aria-required
        />
      </div>
    </CourseFormSection>
  );
});
