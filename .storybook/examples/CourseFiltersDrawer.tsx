import { CourseFiltersDrawer, type CourseFilterValues } from '@lectern/react';
import { useState } from 'react';

export function Example() {
  const [value, setValue] = useState<CourseFilterValues>({});
  return <CourseFiltersDrawer value={value} onValueChange={setValue} />;
}
