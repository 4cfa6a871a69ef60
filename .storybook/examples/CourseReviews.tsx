import { CourseReviews } from '@lectern/react';

export function Example({ courseId }: { courseId: string }) {
  return <CourseReviews courseId={courseId} />;
}
