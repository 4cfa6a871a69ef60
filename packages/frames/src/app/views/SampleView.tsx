import '@lectern/common/fonts/reading.css';
import '@lectern/react/styles/lecture-sample.css';
import { LectureSample } from '@lectern/react';

/** A free lesson of a course, for visitors too. */
export default function SampleView({ courseId, lectureId }: { courseId: string; lectureId?: string | undefined }) {
  return <LectureSample courseId={courseId} lectureId={lectureId} />;
}
