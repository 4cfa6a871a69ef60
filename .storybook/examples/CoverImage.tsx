import { CoverImage } from '@lectern/react';
import type { Course } from '@lectern/sdk';

export function Example({ course }: { course: Course }) {
  return <CoverImage course={course} sizes="20rem" />;
}
