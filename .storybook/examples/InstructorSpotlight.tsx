import { InstructorSpotlight } from '@lectern/react';

export function Example({ instructorId }: { instructorId: string }) {
  return <InstructorSpotlight instructorId={instructorId} />;
}
