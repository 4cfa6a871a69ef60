import { type Category, isTemporary } from '@lectern/sdk';
import { minRatings } from '@lectern/sdk/rules';
import { catalogueWords, filterWords } from '@lectern/sdk/words';
import { forwardRef, useState } from 'react';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { definePart, type RootProps } from '../../ui/definePart.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Stars } from '../../ui/Stars.tsx';
import { LoadError } from '../load-error/index.ts';
import { Chip } from './Chip.tsx';
import { useCourseFiltersContext } from './context.ts';
import { isCategory, isSame } from './filterValues.ts';
import { OptionCount, useCountTexts } from './OptionCount.tsx';

/** The categories in sight at first: with more, no other filter would be. */
const SHOWN_CATEGORIES = 4;
/** As many, and the button below them, so that little moves when they arrive. */
const placeholders = Array.from({ length: SHOWN_CATEGORIES + 1 }, (_, place) => `place-${place}`);

const Details = definePart('CourseFiltersGroup', 'details', 'lectern-course-filters-group');
const Group = definePart('CourseFiltersGroup', 'fieldset', 'lectern-course-filters-group');

/** The categories as chips, which can be collapsed. Of many, those with the most courses come first into sight. */
export const CourseFiltersCategories = forwardRef<HTMLDetailsElement, RootProps<'details'>>(
  function CourseFiltersCategories({ children, ...props }, ref) {
    const { t } = useLectern('CourseFiltersCategories', catalogueWords, filterWords);
    const { draft, applied, choose, categories, facets } = useCourseFiltersContext('CourseFiltersCategories');
    const known: Category[] = categories.data ?? [];
    const { category } = applied;
    const isOther = category && !known.some((one) => isCategory(one, category));
    const all: Category[] = isOther ? [...known, { _id: category, name: category }] : known;
    const [isWhole, setWhole] = useState(false);
    // A button in place of one or two is no help.
    const isLong = all.length > SHOWN_CATEGORIES + 2;
    const countOf = ({ _id, courseCount = 0 }: Category) =>
      facets ? (facets.categories.find((one) => one._id === _id)?.count ?? 0) : courseCount;
    const usual = [...all].sort((a, b) => countOf(b) - countOf(a)).slice(0, SHOWN_CATEGORIES);
    const isShown = (one: Category) =>
      !isLong || isWhole || usual.includes(one) || isCategory(one, draft.category) || isCategory(one, category);
    return (
      <Details ref={ref} open {...props}>
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
        ) : known.length > 0 ? (
          <>
            <div className="lectern-chips">
              {all.map((one) => (
                <Chip
                  key={one._id}
                  name="category"
                  value={one.slug ?? one._id}
                  isChosen={isCategory(one, draft.category)}
                  onChoose={(category) => choose({ category })}
                  isFolded={!isShown(one)}
                  facet="categories"
                  count={facets?.categories.find(({ _id }) => _id === one._id)?.count}
                >
                  {one.name}
                </Chip>
              ))}
            </div>
            {isLong && (
              <Button
                variant="quiet"
                size="small"
                className="lectern-course-filters-more"
                aria-expanded={isWhole}
                onClick={() => setWhole(!isWhole)}
              >
                {isWhole ? t('filters.fewerCategories') : t('filters.allCategories', { count: all.length })}
              </Button>
            )}
          </>
        ) : isTemporary(categories.error) ? (
          <LoadError error={categories.error} fallback={t('categories.listFailed')} onRetry={categories.refetch} />
        ) : (
          // There are none, or the server refuses them to this user.
          <p className="lectern-course-filters-none">{t('filters.noCategories')}</p>
        )}
        {children}
      </Details>
    );
  },
);

/** The levels as chips. */
export const CourseFiltersLevels = forwardRef<HTMLFieldSetElement, RootProps<'fieldset'>>(function CourseFiltersLevels(
  { children, ...props },
  ref,
) {
  const { t } = useLectern('CourseFiltersLevels', filterWords);
  const { draft, applied, choose, levels, facets } = useCourseFiltersContext('CourseFiltersLevels');
  const { level } = applied;
  const isOther = level && !levels.some((name) => isSame(name, level));
  return (
    <Group ref={ref} {...props}>
      <legend>{t('filters.level')}</legend>
      <div className="lectern-chips">
        {(isOther ? [...levels, level] : levels).map((name) => (
          <Chip
            key={name}
            name="level"
            value={name}
            isChosen={isSame(draft.level, name)}
            onChoose={(level) => choose({ level })}
            facet="levels"
            count={facets?.levels.find(({ level }) => isSame(level, name))?.count}
          >
            {name}
          </Chip>
        ))}
      </div>
      {children}
    </Group>
  );
});

/** The minimum rating. */
export const CourseFiltersRatings = forwardRef<HTMLFieldSetElement, RootProps<'fieldset'>>(
  function CourseFiltersRatings({ children, ...props }, ref) {
    const { t, formats } = useLectern('CourseFiltersRatings', filterWords);
    const { draft, applied, choose, facets } = useCourseFiltersContext('CourseFiltersRatings');
    const ratings = [...new Set([...minRatings, Number(applied.rating) || 0])].filter(Boolean).sort((a, b) => b - a);
    const textsOf = useCountTexts('ratings');
    return (
      <Group ref={ref} {...props}>
        <legend>{t('filters.rating')}</legend>
        <div className="lectern-course-filters-ratings">
          {ratings.map((rating) => {
            const name = t('filters.ratingAndUp', { rating: formats.rating(rating) });
            const count = facets?.ratings.find((one) => one.rating === rating)?.count;
            const { label, shown, isEmpty } = textsOf(name, count);
            return (
              <label key={rating} data-empty={isEmpty || undefined}>
                <input
                  type="radio"
                  name="rating"
                  value={rating}
                  aria-label={label}
                  checked={Number(draft.rating) === rating}
                  onChange={() => choose({ rating })}
                />
                <Stars value={rating} label={formats.rating(rating)} aria-hidden="true" />
                {name}
                <OptionCount shown={shown} />
              </label>
            );
          })}
          <label>
            <input
              type="radio"
              name="rating"
              value=""
              checked={!draft.rating}
              onChange={() => choose({ rating: undefined })}
            />
            {t('filters.anyRating')}
          </label>
        </div>
        {children}
      </Group>
    );
  },
);
