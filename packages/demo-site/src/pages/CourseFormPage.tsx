import '@lectern/react/styles/course-form.css';
import { CourseForm, useLectern } from '@lectern/react';
import { courseFormWords } from '@lectern/sdk/words';
import { useHead } from '../head/useHead.ts';
import { useParams } from '../router/Router.tsx';

/** §2, course form: a new course, or one of one's own. */
export function CourseFormPage() {
  const { id } = useParams();
  const { t } = useLectern('CourseFormPage', courseFormWords);
  useHead({ title: t(id ? 'courseForm.editTitle' : 'courseForm.createTitle') });
  return (
    <div className="site-page">
      <CourseForm courseId={id} />
    </div>
  );
}
