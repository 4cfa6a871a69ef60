import type { CourseStatus } from '@lectern/sdk';
import { courseFormWords, teachingWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import type { RootProps } from '../../ui/definePart.tsx';
import { ContentWarnings } from '../content-warnings/index.ts';
import { CourseFormSection } from './CourseFormSection.tsx';
import { useCourseFormContext } from './context.ts';

const statuses: readonly CourseStatus[] = ['draft', 'published', 'archived'];

/** Course Status: any status can be set at any time (§4); what is missing is said. */
export const CourseFormStatus = forwardRef<HTMLElement, RootProps<'section'>>(function CourseFormStatus(props, ref) {
  const { t } = useLectern('CourseFormStatus', courseFormWords, teachingWords);
  const { course, values, change, idOf } = useCourseFormContext('CourseFormStatus');
  return (
    <CourseFormSection ref={ref} {...props} heading={t('courseForm.statusSection')}>
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
      {(course || values.status === 'published') && (
        <ContentWarnings
          sections={course?.sections ?? []}
          isPublished={course?.status === 'published'}
          isPaid={Number(values.price) > 0}
        />
      )}
    </CourseFormSection>
  );
});
