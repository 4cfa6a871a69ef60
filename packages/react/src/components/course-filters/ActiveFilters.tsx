import { courseLevels } from '@lectern/sdk/rules';
import { filterWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useCategories } from '../../hooks/catalogue/useCategories.ts';
import { useLectern } from '../../provider/context.ts';
import { StepLink } from '../../provider/StepLink.tsx';
import { cx } from '../../ui/compose.ts';
import { PartElement, type RootProps } from '../../ui/definePart.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { type CourseFilterValues, compact, isCategory, isSame, LOWEST_PAID } from './filterValues.ts';

export interface ActiveFiltersProps extends RootProps<'ul'> {
  /** The applied filters. */
  value: CourseFilterValues;
  /** Called with the filters that are left when one is removed. */
  onValueChange: (value: CourseFilterValues) => void;
  /** The address of the list with these filters. With it, the chips are links, which work without JavaScript. */
  hrefOf?: ((value: CourseFilterValues) => string) | undefined;
}

/** The applied filters as chips that remove them. Renders nothing without filters. */
export const ActiveFilters = forwardRef<HTMLUListElement, ActiveFiltersProps>(function ActiveFilters(
  { value, onValueChange, hrefOf, className, ...props },
  ref,
) {
  const { t, formats } = useLectern('ActiveFilters', filterWords);
  const categories = useCategories();
  const name = categories.data?.find((one) => isCategory(one, value.category))?.name;
  const { category, minPrice, maxPrice, level, rating } = value;
  const chips = [
    category !== undefined && { key: 'category', label: name ?? category },
    minPrice !== undefined && {
      key: 'minPrice',
      label:
        minPrice === LOWEST_PAID
          ? t('filters.paid')
          : t('filters.priceFrom', { min: formats.shortMoney(Number(minPrice)) }),
    },
    maxPrice !== undefined && {
      key: 'maxPrice',
      label: maxPrice === 0 ? t('price.free') : t('filters.priceTo', { max: formats.shortMoney(Number(maxPrice)) }),
    },
    level !== undefined && { key: 'level', label: courseLevels.find((name) => isSame(name, level)) ?? level },
    rating !== undefined && {
      key: 'rating',
      label: t('filters.ratingFrom', { rating: formats.number(Number(rating)) }),
    },
  ].filter((chip) => chip !== false);
  if (chips.length === 0) return null;
  return (
    <PartElement
      of="ul"
      ref={ref}
      aria-label={t('filters.active')}
      {...props}
      className={cx('lectern-active-filters lectern-chips', className)}
    >
      {chips.map(({ key, label }) => {
        const rest = compact({ ...value, [key]: undefined });
        const remove = () => onValueChange(rest);
        const attributes = {
          className: 'lectern-chip',
          'data-removable': true,
          'aria-label': t('filters.remove', { name: label }),
        };
        const content = (
          <>
            {label}
            <Icon shape={icons.close} />
          </>
        );
        return (
          <li key={key}>
            {hrefOf ? (
              <StepLink {...attributes} href={hrefOf(rest)} onStep={remove}>
                {content}
              </StepLink>
            ) : (
              <button {...attributes} type="button" onClick={remove}>
                {content}
              </button>
            )}
          </li>
        );
      })}
    </PartElement>
  );
});
