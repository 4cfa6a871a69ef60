import { LectureSample } from '@lectern/react';
import { useState } from 'react';

export function Example({ courseId }: { courseId: string }) {
  const [lectureId, setLectureId] = useState<string>();
  return <LectureSample courseId={courseId} lectureId={lectureId} onLectureChange={setLectureId} />;
}
