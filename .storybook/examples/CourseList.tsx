import { CourseList } from '@lectern/react';
import { useState } from 'react';

export function Example() {
  const [page, setPage] = useState(1);
  return (
    <CourseList search={{ category: 'design', page }} onPageChange={setPage}>
      <CourseList.Header />
      <CourseList.Grid />
      <CourseList.Empty message="No design courses yet." />
      <CourseList.Pagination />
    </CourseList>
  );
}
