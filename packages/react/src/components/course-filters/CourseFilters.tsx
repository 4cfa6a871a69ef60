import type { CourseSearch } from '@lectern/sdk';
import { type FormEvent, useState } from 'react';
import { useCategories } from '../../hooks/useCategories.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** What the panel filters by. Prices are in rupees; what is not set is not sent. */
export type CourseFilterValues = Pick<CourseSearch, 'category' | 'minPrice' | 'maxPrice'>;

export interface CourseFiltersProps {
  value: CourseFilterValues;
  onValueChange: (value: CourseFilterValues) => void;
}

/** The filter panel (§2): categories as chips, a price range, apply and clear. */
export function CourseFilters({ value, onValueChange }: CourseFiltersProps) {
  const { t, marketplace } = useLectern('CourseFilters');
  const categories = useCategories();
  const [category, setCategory] = useState(value.category);
  const [errors, setErrors] = useState<{ minPrice?: string; maxPrice?: string }>({});

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const checked = marketplace.rules.filtersDraft.safeParse({ ...Object.fromEntries(data), category });
    setErrors(checked.success ? {} : Object.fromEntries(checked.errors.map(({ field, message }) => [field, message])));
    if (checked.success) onValueChange(compact(checked.data));
  };
  return (
    <form className="lectern-course-filters" noValidate onSubmit={submit} aria-label={t('filters.title')}>
      <details open className="lectern-course-filters-group">
        <summary>
          {t('filters.categories')}
          <Icon name="chevronDown" />
        </summary>
        {categories.isPending ? (
          <Skeleton />
        ) : categories.data && categories.data.length > 0 ? (
          <div className="lectern-chips">
            {categories.data.map(({ _id, slug = _id, name }) => {
              const isChosen = category === slug || category === _id || category === name;
              return (
                <button
                  key={_id}
                  type="button"
                  className="lectern-chip"
                  aria-pressed={isChosen}
                  onClick={() => setCategory(isChosen ? undefined : slug)}
                >
                  {name}
                </button>
              );
            })}
          </div>
        ) : (
          <p className="lectern-course-filters-none">{t('filters.noCategories')}</p>
        )}
      </details>
      <fieldset className="lectern-course-filters-group">
        <legend>{t('filters.price')}</legend>
        <div className="lectern-course-filters-prices">
          <Field
            label={t('filters.minPrice')}
            name="minPrice"
            error={errors.minPrice}
            type="number"
            min={0}
            step="any"
            inputMode="decimal"
            placeholder="0"
            defaultValue={value.minPrice}
          />
          <Field
            label={t('filters.maxPrice')}
            name="maxPrice"
            error={errors.maxPrice}
            type="number"
            min={0}
            step="any"
            inputMode="decimal"
            placeholder="1000"
            defaultValue={value.maxPrice}
          />
        </div>
      </fieldset>
      <div className="lectern-course-filters-actions">
        <Button type="submit" variant="primary">
          {t('filters.apply')}
        </Button>
        <Button onClick={() => onValueChange({})}>{t('filters.clear')}</Button>
      </div>
    </form>
  );
}

/** The same panel behind a Filters button, for narrow screens. */
export function CourseFiltersDrawer({ value, onValueChange }: CourseFiltersProps) {
  const { t, portal } = useLectern('CourseFiltersDrawer');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button className="lectern-course-filters-toggle" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="filter" />
        {t('filters.title')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t('filters.title')}
        closeLabel={t('notice.close')}
        container={portal}
        placement="start"
      >
        <CourseFilters
          value={value}
          onValueChange={(next) => {
            setOpen(false);
            onValueChange(next);
          }}
        />
      </Dialog>
    </>
  );
}

/** What is filtered, each removable. */
export function ActiveFilters({ value, onValueChange }: CourseFiltersProps) {
  const { t, formats } = useLectern('ActiveFilters');
  const categories = useCategories();
  const name = categories.data?.find((one) => [one._id, one.slug, one.name].includes(value.category))?.name;
  const { category, minPrice, maxPrice } = value;
  const chips = [
    category !== undefined && { key: 'category', label: name ?? category },
    minPrice !== undefined && {
      key: 'minPrice',
      label: t('filters.priceFrom', { min: formats.money(Number(minPrice)) }),
    },
    maxPrice !== undefined && {
      key: 'maxPrice',
      label: t('filters.priceTo', { max: formats.money(Number(maxPrice)) }),
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

function compact(
  values: { [Name in keyof CourseFilterValues]: CourseFilterValues[Name] | undefined },
): CourseFilterValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
