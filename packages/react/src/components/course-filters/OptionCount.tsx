import { filterWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { useCourseFilters } from './context.ts';

/** Writes an option's count, and its accessible name with the count; neither where there is no count. */
export function useCountTexts() {
  const { t, formats } = useLectern('CourseFilters', filterWords);
  const { facets } = useCourseFilters('CourseFilters');
  return (name: string, count: number | undefined): { label?: string; shown?: string } => {
    if (count === undefined || !facets) return {};
    const exact = formats.count(count);
    const shown = count < facets.most ? exact : t('filters.atLeast', { count: exact });
    return { shown, label: t('filters.option', { name, courses: t.plural('count.courses', count, { count: shown }) }) };
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
