import { CourseForm, useLectern } from '@lectern/react';
import { useParams } from 'react-router';
import { useHead } from '../head/useHead.ts';

/** §2, course form: a new course, or one of one's own. */
export function CourseFormPage() {
  const { id } = useParams();
  const { t } = useLectern('CourseFormPage');
  useHead({ title: t(id ? 'courseForm.editTitle' : 'courseForm.createTitle') });
  return (
    <div className="site-page">
      <CourseForm courseId={id} />
    </div>
  );
}
