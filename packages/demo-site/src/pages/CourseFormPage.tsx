import { CourseForm, useLectern } from '@lectern/react';
import { useHead } from '../head/useHead.ts';
import { useParams } from '../router/Router.tsx';

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
