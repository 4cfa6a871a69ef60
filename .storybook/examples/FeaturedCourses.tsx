import { FeaturedCourses } from '@lectern/react';

export function Example() {
  return <FeaturedCourses />;
}
