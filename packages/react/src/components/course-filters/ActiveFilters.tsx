import { useCategories } from '../../hooks/useCategories.ts';
import { useLectern } from '../../provider/context.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { CourseFiltersProps } from './CourseFilters.tsx';
import { compact } from './filterValues.ts';

/** What is filtered, each removable. */
export function ActiveFilters({ value, onValueChange }: CourseFiltersProps) {
  const { t, formats } = useLectern('ActiveFilters');
  const categories = useCategories();
  const name = categories.data?.find((one) => [one._id, one.slug, one.name].includes(value.category))?.name;
  const { category, minPrice, maxPrice, level, rating } = value;
  const chips = [
    category !== undefined && { key: 'category', label: name ?? category },
    minPrice !== undefined && {
      key: 'minPrice',
      label: t('filters.priceFrom', { min: formats.shortMoney(Number(minPrice)) }),
    },
    maxPrice !== undefined && {
      key: 'maxPrice',
      label: t('filters.priceTo', { max: formats.shortMoney(Number(maxPrice)) }),
    },
    level !== undefined && { key: 'level', label: level },
    rating !== undefined && {
      key: 'rating',
      label: t('filters.ratingFrom', { rating: formats.number(Number(rating)) }),
    },
  ].filter((chip) => chip !== false);
  if (chips.length === 0) return null;
  return (
    <ul className="lectern-chips" aria-label={t('filters.active')}>
      {chips.map(({ key, label }) => (
        <li key={key}>
          <button
            type="button"
            className="lectern-chip"
            data-removable
            aria-label={t('filters.remove', { name: label })}
            onClick={() => onValueChange(compact({ ...value, [key]: undefined }))}
          >
            {label}
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
}
