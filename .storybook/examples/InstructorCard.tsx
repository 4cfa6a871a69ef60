import { InstructorCard } from '@lectern/react';

export function Example({ instructorId }: { instructorId: string }) {
  return <InstructorCard instructorId={instructorId} />;
}
