import type { CourseSearch, CourseSort as Sort } from '@lectern/sdk';
import { filterWords } from '@lectern/sdk/words';
import { forwardRef, useId } from 'react';
import { SearchFields } from '../../input/SearchFields.tsx';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { definePart, type RootProps } from '../../ui/definePart.tsx';

const sorts: readonly Sort[] = ['relevance', 'newest', 'rating', 'price'];

export interface CourseSortProps extends Omit<RootProps<'form'>, 'method'> {
  /** The sort order; undefined is the server's own (best match). */
  value: Sort | undefined;
  /** Called with the chosen order; undefined is the server's own. */
  onValueChange: (sort: Sort | undefined) => void;
  /** The page's search, whose query and filters the form keeps without JavaScript. */
  search?: CourseSearch | undefined;
}

const Root = definePart('CourseSort', 'form', 'lectern-course-sort');

/** Chooses how a list of courses is sorted. */
export const CourseSort = forwardRef<HTMLFormElement, CourseSortProps>(function CourseSort(
  { value = 'relevance', onValueChange, search, ...props },
  ref,
) {
  const { t } = useLectern('CourseSort', filterWords);
  const id = useId();
  return (
    <Root ref={ref} {...props} method="get">
      <SearchFields search={search} except={['sort']} />
      <label htmlFor={id}>{t('filters.sort')}</label>
      <select
        id={id}
        name="sort"
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
      <Button type="submit" className="lectern-without-script">
        {t('filters.applySort')}
      </Button>
    </Root>
  );
});
