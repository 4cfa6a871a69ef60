import type { CourseSort as Sort } from '@lectern/sdk';
import { useId } from 'react';
import { useLectern } from '../../provider/context.ts';

const sorts: readonly Sort[] = ['relevance', 'newest', 'rating', 'price'];

export interface CourseSortProps {
  /** The server's own order (best match) where it is undefined. */
  value: Sort | undefined;
  onValueChange: (sort: Sort | undefined) => void;
}

/** How a list of courses is sorted. */
export function CourseSort({ value = 'relevance', onValueChange }: CourseSortProps) {
  const { t } = useLectern('CourseSort');
  const id = useId();
  return (
    <div className="lectern-course-sort">
      <label htmlFor={id}>{t('filters.sort')}</label>
      <select
        id={id}
        className="lectern-select"
        value={value}
        onChange={({ currentTarget }) => {
          const next = sorts.find((sort) => sort === currentTarget.value);
          onValueChange(next === 'relevance' ? undefined : next);
        }}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort.${sort}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
