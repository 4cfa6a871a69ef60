import { CourseForm } from '@lectern/react';

export function Example({
  courseId,
  openContent,
  leave,
}: {
  courseId: string;
  openContent: () => void;
  leave: () => void;
}) {
  return <CourseForm courseId={courseId} onSave={() => openContent()} onCancel={leave} />;
}
