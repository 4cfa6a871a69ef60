import { ActiveFilters, type CourseFilterValues } from '@lectern/react';
import { useState } from 'react';

export function Example() {
  const [value, setValue] = useState<CourseFilterValues>({});
  return <ActiveFilters value={value} onValueChange={setValue} />;
}
