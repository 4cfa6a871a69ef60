import type { CourseFacets } from '@lectern/sdk';
import { filterWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { useCourseFiltersContext } from './context.ts';

interface CountTexts {
  /** The accessible name of the option with its count. */
  label?: string;
  /** The count beside its name. */
  shown?: string;
  /** No course is left out of the count, and there is none. */
  isEmpty?: boolean;
}

/** Writes the count of an option of this filter; nothing where there is none. */
export function useCountTexts(facet: keyof CourseFacets['isExact']) {
  const { t, formats } = useLectern('CourseFilters', filterWords);
  const { facets } = useCourseFiltersContext('CourseFilters');
  return (name: string, count: number | undefined): CountTexts => {
    // Where not all courses were counted, 0 says nothing.
    if (count === undefined || !facets || (count === 0 && !facets.isExact[facet])) return {};
    const number = formats.count(count);
    const isExact = facets.isExact[facet] && count < facets.most;
    const shown = isExact ? number : t('filters.atLeast', { count: number });
    const courses = t.plural('count.courses', isExact ? count : count + 1, { count: shown });
    return { shown, label: t('filters.option', { name, courses }), isEmpty: count === 0 };
  };
}

/** The number of courses that an option would find, for the eyes: the accessible name of its control has it too. */
export function OptionCount({ shown }: { shown: string | undefined }) {
  if (shown === undefined) return null;
  return (
    <span className="lectern-course-filters-option-count" aria-hidden="true">
      {shown}
    </span>
  );
}
