import { CoursePreviewPlayer } from '@lectern/react';

export function Example({ courseId }: { courseId: string }) {
  return <CoursePreviewPlayer courseId={courseId} />;
}
