import { courseLevels, defaultFilters, isTemporary } from '@lectern/sdk';
import { type FormEvent, forwardRef, useState } from 'react';
import { useCategories } from '../../hooks/useCategories.ts';
import { useCourseCount } from '../../hooks/useCourseCount.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/compose.ts';
import { createRoot, type RootProps } from '../../ui/createRoot.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Stars } from '../../ui/Stars.tsx';
import { LoadError } from '../load-error/index.ts';
import { type CourseFilterValues, compact } from './filterValues.ts';

/** The levels of courses (§3), the one for all levels last. */
const [allLevels, ...singleLevels] = courseLevels;
const usualLevels = [...singleLevels, allLevels];
/** The choices of a minimum rating, in stars. */
const minRatings = [4.5, 4, 3.5, 3] as const;

/** About as many as a marketplace has categories, so that little moves when they arrive. */
const placeholders = Array.from({ length: 8 }, (_, place) => `place-${place}`);

/** The props that `CourseFilters` and `CourseFiltersDrawer` share. */
export interface CourseFiltersOptions {
  /** The applied filters. */
  value: CourseFilterValues;
  /** Called with the new filters on Apply and Clear. */
  onValueChange: (value: CourseFilterValues) => void;
  /** The levels to choose from, for a marketplace with levels of its own. */
  levels?: readonly string[] | undefined;
  /** The search query that the count of {@link hasCount} is about. */
  q?: string | undefined;
  /**
   * Show how many courses match before the filters are applied.
   * @default false
   */
  hasCount?: boolean;
}
export type CourseFiltersProps = CourseFiltersOptions & Omit<RootProps<'form'>, 'onSubmit' | 'children'>;

const Root = createRoot('form', 'lectern-course-filters');

/** The filter panel (§2): categories and levels as chips, a price range, a minimum rating, Apply and Clear. */
export const CourseFilters = forwardRef<HTMLFormElement, CourseFiltersProps>(function CourseFilters(
  { value, onValueChange, levels = usualLevels, q, hasCount = false, ...props },
  ref,
) {
  const { t, formats, marketplace } = useLectern('CourseFilters');
  const categories = useCategories();
  const [draft, setDraft] = useState(value);
  const [applied, setApplied] = useState(value);
  const { category, level } = draft;
  const choose = (choice: CourseFilterValues) => setDraft({ ...draft, ...choice });
  const [errors, setErrors] = useState<{ minPrice?: string; maxPrice?: string }>({});

  // The applied filters have changed, here or elsewhere. A key would drop the focus.
  if (JSON.stringify(value) !== JSON.stringify(applied)) {
    setApplied(value);
    setDraft(value);
    setErrors({});
  }
  const checked = marketplace.rules.filtersDraft.safeParse(draft);
  const count = useCourseCount(hasCount && checked.success ? { ...compact(checked.data), q } : undefined);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setErrors(checked.success ? {} : Object.fromEntries(checked.errors.map(({ field, message }) => [field, message])));
    if (checked.success) return onValueChange(compact(checked.data));
    const field = form.elements.namedItem(checked.errors[0]?.field ?? '');
    if (field instanceof HTMLElement) field.focus();
  };
  const clear = () => {
    setDraft({});
    setErrors({});
    onValueChange({});
  };
  return (
    <Root
      ref={ref}
      noValidate
      aria-label={t('filters.title')}
      {...props}
      onSubmit={submit}
      state={categories.isPending ? 'loading' : 'ready'}
    >
      <details open className="lectern-course-filters-group">
        <summary>
          {t('filters.categories')}
          <Icon shape={icons.chevronDown} />
        </summary>
        {categories.isPending ? (
          <div className="lectern-chips">
            {placeholders.map((place) => (
              <Skeleton key={place} className="lectern-course-filters-chip" />
            ))}
          </div>
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
                  onClick={() => choose({ category: isChosen ? undefined : slug })}
                  dir="auto"
                >
                  {name}
                </button>
              );
            })}
          </div>
        ) : isTemporary(categories.error) ? (
          <LoadError error={categories.error} fallback="categories.listFailed" onRetry={categories.refetch} />
        ) : (
          // There are none, or the server refuses them to this user.
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
            placeholder={String(defaultFilters.priceRange[0])}
            value={draft.minPrice ?? ''}
            onChange={({ target }) => choose({ minPrice: target.value })}
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
            value={draft.maxPrice ?? ''}
            onChange={({ target }) => choose({ maxPrice: target.value })}
          />
        </div>
      </fieldset>
      <fieldset className="lectern-course-filters-group">
        <legend>{t('filters.level')}</legend>
        <div className="lectern-chips">
          {levels.map((name) => (
            <button
              key={name}
              type="button"
              className="lectern-chip"
              aria-pressed={level === name}
              onClick={() => choose({ level: level === name ? undefined : name })}
              dir="auto"
            >
              {name}
            </button>
          ))}
        </div>
      </fieldset>
      <fieldset className="lectern-course-filters-group">
        <legend>{t('filters.rating')}</legend>
        <div className="lectern-course-filters-ratings">
          {minRatings.map((rating) => (
            <label key={rating}>
              <input
                type="radio"
                name="rating"
                checked={Number(draft.rating) === rating}
                onChange={() => choose({ rating })}
              />
              <Stars value={rating} label={formats.rating(rating)} aria-hidden="true" />
              {t('filters.ratingAndUp', { rating: formats.rating(rating) })}
            </label>
          ))}
          <label>
            <input type="radio" name="rating" checked={!draft.rating} onChange={() => choose({ rating: undefined })} />
            {t('filters.anyRating')}
          </label>
        </div>
      </fieldset>
      <div className={cx('lectern-course-filters-actions', hasCount && 'lectern-dialog-footer')}>
        {hasCount && (
          <p role="status" className="lectern-course-filters-count">
            {count === undefined ? '' : t.plural('count.courses', count)}
          </p>
        )}
        <Button type="submit" variant="primary">
          {t('filters.apply')}
        </Button>
        <Button onClick={clear}>{t('filters.clear')}</Button>
      </div>
    </Root>
  );
});
