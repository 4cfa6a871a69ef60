import { GradeForm, useGrading } from '@lectern/react';

export function Example({ lectureId }: { lectureId: string }) {
  const grading = useGrading({ lectureId });
  const { selected, select, next } = grading;
  if (!selected) return null;
  return <GradeForm submission={selected} state={grading} onNext={() => select(next?._id)} />;
}
