import { CourseDetail, useCourseView, useLectern } from '@lectern/react';
import { useParams } from 'react-router';
import { usePageTitle } from '../layout/usePageTitle.ts';

/** §2, course detail. */
export function CoursePage() {
  const { id = '' } = useParams();
  const { t } = useLectern('CoursePage');
  const { view, error } = useCourseView(id);
  usePageTitle(view?.course.title ?? (error ? t('courses.notFound') : undefined));
  return <CourseDetail key={id} courseId={id} />;
}
