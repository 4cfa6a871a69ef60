import { CourseList } from '@lectern/react';
import type { CoursePage, CourseSearch } from '@lectern/sdk';
import { FragmentCard } from './FragmentCard.tsx';

interface FragmentListProps {
  search: CourseSearch;
  page: CoursePage;
  /** The address of a page of the list on the marketplace's site; without it there is no pagination. */
  hrefOf: ((page: number) => string) | undefined;
}

/** A page of courses, with links to the other pages. The page is in the query cache. */
export function FragmentList({ search, page, hrefOf }: FragmentListProps) {
  return (
    <CourseList search={search} hrefOf={hrefOf} {...(hrefOf && { onPageChange() {} })}>
      <CourseList.Grid>
        {page.courses.map((course) => (
          <li key={course._id} className="lectern-course-grid-item">
            <FragmentCard course={course} />
          </li>
        ))}
      </CourseList.Grid>
      <CourseList.Empty />
      <CourseList.Pagination />
    </CourseList>
  );
}
