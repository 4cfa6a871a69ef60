import { CourseDetail, useCourseView } from '@lectern/react';
import { useParams } from 'react-router';
import { usePageTitle } from '../layout/usePageTitle.ts';

/** §2, course detail. */
export function CoursePage() {
  const { id = '' } = useParams();
  const { view } = useCourseView(id);
  usePageTitle(view?.course.title);
  return <CourseDetail key={id} courseId={id} />;
}
