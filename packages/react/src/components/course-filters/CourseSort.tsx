import type { CourseSort as Sort } from '@lectern/sdk';
import { filterWords } from '@lectern/sdk/words';
import { forwardRef, useId } from 'react';
import { useLectern } from '../../provider/context.ts';
import { createPart, type RootProps } from '../../ui/createRoot.tsx';

const sorts: readonly Sort[] = ['relevance', 'newest', 'rating', 'price'];

export interface CourseSortProps extends RootProps<'div'> {
  /** The sort order; undefined is the server's own (best match). */
  value: Sort | undefined;
  /** Called with the chosen order; undefined is the server's own. */
  onValueChange: (sort: Sort | undefined) => void;
}

const Root = createPart('div', 'lectern-course-sort');

/** Chooses how a list of courses is sorted. */
export const CourseSort = forwardRef<HTMLDivElement, CourseSortProps>(function CourseSort(
  { value = 'relevance', onValueChange, ...props },
  ref,
) {
  const { t } = useLectern('CourseSort', filterWords);
  const id = useId();
  return (
    <Root ref={ref} {...props}>
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
    </Root>
  );
});
