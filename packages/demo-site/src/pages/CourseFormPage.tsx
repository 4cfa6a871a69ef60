import { CourseForm, useLectern } from '@lectern/react';
import { useParams } from 'react-router';
import { usePageTitle } from '../layout/usePageTitle.ts';

/** §2, course form: a new course, or one of one's own. */
export function CourseFormPage() {
  const { id } = useParams();
  const { t } = useLectern('CourseFormPage');
  usePageTitle(t(id ? 'courseForm.editTitle' : 'courseForm.createTitle'));
  return (
    <div className="site-page">
      <CourseForm courseId={id} />
    </div>
  );
}
