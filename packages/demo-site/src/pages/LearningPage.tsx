import '@lectern/common/fonts/reading.css';
import '@lectern/react/styles/course-player.css';
import { CoursePlayer, useEnrolledCourse } from '@lectern/react';
import { useHead } from '../head/useHead.ts';
import { navigate } from '../router/location.ts';
import { useParams, useSearchParams } from '../router/Router.tsx';

/** §2, course learning. The URL names the open lecture, so a reload or a link opens it again. */
export function LearningPage() {
  const { id } = useParams();
  const params = useSearchParams();
  const courseId = id ?? params.get('id') ?? '';
  const { data } = useEnrolledCourse(courseId);
  useHead({ title: data?.title });
  return (
    <CoursePlayer
      courseId={courseId}
      lectureId={params.get('lecture') ?? undefined}
      onLectureChange={(lecture) => {
        const next = new URLSearchParams(params);
        next.set('lecture', lecture);
        navigate(`?${next}`);
      }}
    />
  );
}
