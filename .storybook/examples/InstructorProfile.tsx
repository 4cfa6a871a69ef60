import { InstructorProfile } from '@lectern/react';

export function Example({ instructorId }: { instructorId: string }) {
  return <InstructorProfile instructorId={instructorId} />;
}
