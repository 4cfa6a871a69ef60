import { courseFormWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import type { RootProps } from '../../ui/definePart.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { CourseFormSection } from './CourseFormSection.tsx';
import { useCourseFormContext } from './context.ts';
import { ImageField } from './ImageField.tsx';

/** Course Details: title, description and picture. */
export const CourseFormDetails = forwardRef<HTMLElement, RootProps<'section'>>(function CourseFormDetails(props, ref) {
  const { t } = useLectern('CourseFormDetails', courseFormWords);
  const { values, change, problemOf, idOf } = useCourseFormContext('CourseFormDetails');
  return (
    <CourseFormSection ref={ref} {...props} heading={t('courseForm.details')}>
      <Field
        id={idOf('title')}
        label={t('courseForm.title')}
        hint={t('courseForm.titleHint')}
        error={problemOf('title')}
        value={values.title}
        onChange={({ currentTarget }) => change({ title: currentTarget.value })}
        autoComplete="off"
        aria-required
      />
      <TextArea
        id={idOf('description')}
        label={t('courseForm.description')}
        hint={t('courseForm.descriptionHint')}
        error={problemOf('description')}
        rows={7}
        value={values.description}
        onChange={({ currentTarget }) => change({ description: currentTarget.value })}
        aria-required
      />
      <ImageField />
    </CourseFormSection>
  );
});
