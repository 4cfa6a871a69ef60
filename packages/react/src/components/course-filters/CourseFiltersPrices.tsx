import { defaultFilters } from '@lectern/sdk/rules';
import { filterWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { definePart, type RootProps } from '../../ui/definePart.tsx';
import { Field } from '../../ui/Field.tsx';
import { Chip } from './Chip.tsx';
import { useCourseFiltersContext } from './context.ts';
import { LOWEST_PAID } from './filterValues.ts';

const Group = definePart('CourseFiltersGroup', 'fieldset', 'lectern-course-filters-group');

/** Free or paid, and the lowest and the highest price. */
export const CourseFiltersPrices = forwardRef<HTMLFieldSetElement, RootProps<'fieldset'>>(function CourseFiltersPrices(
  { children, ...props },
  ref,
) {
  const { t } = useLectern('CourseFiltersPrices', filterWords);
  const { draft, choose, errors, facets } = useCourseFiltersContext('CourseFiltersPrices');
  const { minPrice = '', maxPrice = '' } = draft;
  const isFree = maxPrice !== '' && Number(maxPrice) === 0;
  // The choice says it already.
  const typedMin = minPrice === LOWEST_PAID ? '' : minPrice;
  const typedMax = maxPrice === 0 ? '' : maxPrice;
  return (
    <Group ref={ref} {...props}>
      <legend>{t('filters.price')}</legend>
      <div className="lectern-chips">
        <Chip
          name="price"
          value="free"
          isChosen={isFree}
          onChoose={(value) => choose(value ? { minPrice: undefined, maxPrice: 0 } : { maxPrice: undefined })}
          facet="prices"
          count={facets?.prices.free}
        >
          {t('price.free')}
        </Chip>
        <Chip
          name="price"
          value="paid"
          isChosen={!isFree && Number(minPrice) > 0}
          onChoose={(value) =>
            choose(value ? { minPrice: LOWEST_PAID, maxPrice: isFree ? undefined : maxPrice } : { minPrice: undefined })
          }
          facet="prices"
          count={facets?.prices.paid}
        >
          {t('filters.paid')}
        </Chip>
      </div>
      <div className="lectern-course-filters-prices">
        <Field
          label={t('filters.minPrice')}
          name="minPrice"
          error={errors.minPrice}
          type="number"
          min={0}
          step="any"
          inputMode="decimal"
          placeholder={String(defaultFilters.priceRange[0])}
          value={typedMin}
          onChange={({ target }) => choose({ minPrice: target.value, ...(maxPrice === 0 && { maxPrice: '' }) })}
        />
        <Field
          label={t('filters.maxPrice')}
          name="maxPrice"
          error={errors.maxPrice}
          type="number"
          min={0}
          step="any"
          inputMode="decimal"
          placeholder={t('filters.anyPrice')}
          value={typedMax}
          onChange={({ target }) => choose({ maxPrice: target.value })}
        />
      </div>
      {children}
    </Group>
  );
});
