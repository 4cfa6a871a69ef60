import type { CourseFacets, CourseSearch } from '@lectern/sdk';
import { checkFilters, courseLevels } from '@lectern/sdk/rules';
import { filterWords } from '@lectern/sdk/words';
import { type FormEvent, forwardRef, useState } from 'react';
import { useCategories } from '../../hooks/catalogue/useCategories.ts';
import { useCourseCount } from '../../hooks/catalogue/useCourseCount.ts';
import { SearchFields } from '../../input/SearchFields.tsx';
import { useLectern } from '../../provider/context.ts';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { CourseFiltersProvider } from './context.ts';
import { type CourseFilterValues, filterNames } from './filterValues.ts';
import * as parts from './parts.ts';

/** The levels of courses (§3), the one for all levels last. */
const [allLevels, ...singleLevels] = courseLevels;
const usualLevels = [...singleLevels, allLevels];

/** The props that `CourseFilters` and `CourseFiltersDrawer` share. */
export interface CourseFiltersOptions {
  /** The applied filters. */
  value: CourseFilterValues;
  /** Called with the new filters on Apply and Clear. */
  onValueChange: (value: CourseFilterValues) => void;
  /** The levels to choose from, for a marketplace with levels of its own. */
  levels?: readonly string[] | undefined;
  /** The page's search. Its query counts for {@link hasCount}, and without JavaScript the form keeps its query and order. */
  search?: CourseSearch | undefined;
  /**
   * How many courses each option would find: `facets` of the answer to a search with `facets: true`. Give that search as
   * `search` too, so that there is room for the counts before they arrive.
   */
  facets?: CourseFacets | undefined;
  /** The address of the list with these filters. With it, they can be cleared without JavaScript. */
  hrefOf?: ((value: CourseFilterValues) => string) | undefined;
  /**
   * Show how many courses match before the filters are applied.
   * @default false
   */
  hasCount?: boolean;
}
/** The options, and the native props of the form. Children are the parts, in your arrangement. */
export type CourseFiltersProps = CourseFiltersOptions & Omit<RootProps<'form'>, 'method' | 'onSubmit'>;

const Root = createRoot('form', 'lectern-course-filters');

const CourseFiltersRoot = forwardRef<HTMLFormElement, CourseFiltersProps>(function CourseFilters(
  { value, onValueChange, levels = usualLevels, search, facets, hrefOf, hasCount = false, children, ...props },
  ref,
) {
  const { t } = useLectern('CourseFilters', filterWords);
  const categories = useCategories();
  const [draft, setDraft] = useState(value);
  const [applied, setApplied] = useState(value);
  // Two fields that were filled in before the page's code came change at once.
  const choose = (choice: CourseFilterValues) => setDraft((before) => ({ ...before, ...choice }));
  const [errors, setErrors] = useState<{ minPrice?: string; maxPrice?: string }>({});

  // The applied filters have changed, here or elsewhere. A key would drop the focus.
  if (JSON.stringify(value) !== JSON.stringify(applied)) {
    setApplied(value);
    setDraft(value);
    setErrors({});
  }
  const checked = checkFilters(draft);
  const isCounted = Boolean(search?.facets ?? facets);
  // In the drawer the counts follow the choice: those of the list stand in only until its own arrive.
  const isListed = !hasCount || JSON.stringify(draft) === JSON.stringify(value);
  const found = useCourseCount(
    hasCount && checked.success
      ? { ...checked.data, q: search?.q, exact: search?.exact, facets: isCounted || undefined }
      : undefined,
  );

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setErrors(
      checked.success ? {} : Object.fromEntries(checked.errors.map(({ field, message }) => [field, t(message)])),
    );
    if (checked.success) return onValueChange(checked.data);
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
      method="get"
      noValidate
      aria-label={t('filters.title')}
      data-counted={isCounted || undefined}
      {...props}
      onSubmit={submit}
      state={categories.isPending ? 'loading' : 'ready'}
    >
      <SearchFields search={search} except={filterNames} />
      <CourseFiltersProvider
        value={{
          draft,
          applied: value,
          choose,
          errors,
          categories,
          levels,
          hasCount,
          count: found.total,
          facets: found.facets ?? (isListed || found.isPending ? facets : undefined),
          clear,
          hrefOf,
        }}
      >
        {children ?? (
          <>
            <parts.CourseFiltersCategories />
            <parts.CourseFiltersPrices />
            <parts.CourseFiltersLevels />
            <parts.CourseFiltersRatings />
            <parts.CourseFiltersActions />
          </>
        )}
      </CourseFiltersProvider>
    </Root>
  );
});

/** The filter panel (§2): categories and levels as chips, a price range, a minimum rating, Apply and Clear. */
export const CourseFilters = Object.assign(CourseFiltersRoot, {
  Categories: parts.CourseFiltersCategories,
  Prices: parts.CourseFiltersPrices,
  Levels: parts.CourseFiltersLevels,
  Ratings: parts.CourseFiltersRatings,
  Actions: parts.CourseFiltersActions,
  Count: parts.CourseFiltersCount,
  ApplyButton: parts.CourseFiltersApplyButton,
  ClearButton: parts.CourseFiltersClearButton,
});
