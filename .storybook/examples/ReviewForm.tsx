import { ReviewForm } from '@lectern/react';

export function Example({ courseId }: { courseId: string }) {
  return <ReviewForm courseId={courseId} />;
}
