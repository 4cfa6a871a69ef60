import { RelatedCourses } from '@lectern/react';

export function Example({ courseId }: { courseId: string }) {
  return <RelatedCourses courseId={courseId} />;
}
