import '@lectern/common/fonts/reading.css';
import '@lectern/react/styles/course-player.css';
import { CoursePlayer } from '@lectern/react';
import { useState } from 'react';
import { EnrolledOnly } from '../EnrolledOnly.tsx';
import { useDriven } from '../useDriven.ts';

/** The course player with its lectures, quizzes and assignments. */
export default function PlayerView({ courseId, lectureId }: { courseId: string; lectureId?: string | undefined }) {
  const [current, setCurrent] = useState(lectureId);
  const { playback, forget } = useDriven(courseId);
  const onLectureChange = (id: string) => {
    forget();
    setCurrent(id);
  };
  return (
    <EnrolledOnly courseId={courseId}>
      {() => (
        <CoursePlayer courseId={courseId} lectureId={current} onLectureChange={onLectureChange} playback={playback} />
      )}
    </EnrolledOnly>
  );
}
