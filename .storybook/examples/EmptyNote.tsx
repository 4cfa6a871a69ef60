import { EmptyNote } from '@lectern/react';

export function Example() {
  return (
    <EmptyNote heading="No courses yet" message="Find something to learn.">
      <a href="/courses">Browse Courses</a>
    </EmptyNote>
  );
}
