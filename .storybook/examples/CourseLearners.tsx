import { CourseLearners } from '@lectern/react';

export function Example({ courseId }: { courseId: string }) {
  return <CourseLearners courseId={courseId} />;
}
