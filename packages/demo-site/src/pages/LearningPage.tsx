import { CoursePlayer, useEnrolledCourse } from '@lectern/react';
import { useParams, useSearchParams } from 'react-router';
import { useHead } from '../head/useHead.ts';

/** §2, course learning. The URL names the open lecture, so a reload or a link opens it again. */
export function LearningPage() {
  const { id } = useParams();
  const [params, setParams] = useSearchParams();
  const courseId = id ?? params.get('id') ?? '';
  const { data } = useEnrolledCourse(courseId);
  useHead({ title: data?.title });
  return (
    <CoursePlayer
      courseId={courseId}
      lectureId={params.get('lecture') ?? undefined}
      onLectureChange={(lecture) =>
        setParams(
          (before) => {
            before.set('lecture', lecture);
            return before;
          },
          { preventScrollReset: false },
        )
      }
    />
  );
}
