import { Grading } from '@lectern/react';

export function Example({ lectureId }: { lectureId: string }) {
  return <Grading lectureId={lectureId} />;
}
