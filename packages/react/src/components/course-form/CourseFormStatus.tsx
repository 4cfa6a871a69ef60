import type { CourseStatus } from '@lectern/sdk';
import { useLectern } from '../../provider/context.ts';
import { ContentWarnings } from '../content-warnings/index.ts';
import { CourseFormSection } from './CourseFormSection.tsx';
import { useCourseFormState } from './context.ts';

const statuses: readonly CourseStatus[] = ['draft', 'published', 'archived'];

/** Course Status: any of them at any time (§4). */
export function CourseFormStatus() {
  const { t } = useLectern('CourseForm.Status');
  const { course, values, change, idOf } = useCourseFormState('CourseForm.Status');
  return (
    <CourseFormSection title={t('courseForm.statusSection')}>
      <fieldset className="lectern-choices lectern-course-form-statuses">
        <legend className="lectern-visually-hidden">{t('courseForm.status')}</legend>
        {statuses.map((status, place) => (
          <label key={status} className="lectern-choice">
            <input
              type="radio"
              id={place === 0 ? idOf('status') : undefined}
              name={idOf('status')}
              value={status}
              checked={values.status === status}
              onChange={() => change({ status })}
            />
            <strong>{t(`courseStatus.${status}`)}</strong>
            <span>{t(`courseForm.statusHint.${status}`)}</span>
          </label>
        ))}
      </fieldset>
      {course && <ContentWarnings sections={course.sections} isPublished={course.status === 'published'} />}
    </CourseFormSection>
  );
}
