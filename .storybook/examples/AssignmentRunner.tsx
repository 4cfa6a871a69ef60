import { AssignmentRunner } from '@lectern/react';

export function Example({ lectureId }: { lectureId: string }) {
  return <AssignmentRunner lectureId={lectureId} />;
}
