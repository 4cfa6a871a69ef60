import { CourseSort } from '@lectern/react';
import type { CourseSearch } from '@lectern/sdk';
import { useState } from 'react';

export function Example() {
  const [sort, setSort] = useState<CourseSearch['sort']>();
  return <CourseSort value={sort} onValueChange={setSort} />;
}
