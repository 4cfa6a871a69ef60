import { SubmittedWork, useGrading } from '@lectern/react';

export function Example({ lectureId }: { lectureId: string }) {
  const { selected } = useGrading({ lectureId });
  if (!selected) return null;
  return <SubmittedWork submission={selected} />;
}
