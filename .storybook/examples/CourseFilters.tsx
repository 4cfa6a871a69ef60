import { CourseFilters, type CourseFilterValues, CourseList } from '@lectern/react';
import { useState } from 'react';

export function Example() {
  const [value, setValue] = useState<CourseFilterValues>({});
  return (
    <>
      <CourseFilters value={value} onValueChange={setValue} />
      <CourseList search={value} />
    </>
  );
}
