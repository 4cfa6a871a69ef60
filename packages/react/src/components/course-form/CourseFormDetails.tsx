import { useLectern } from '../../provider/context.ts';
import { Field } from '../../ui/Field.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { CourseFormSection } from './CourseFormSection.tsx';
import { useCourseFormState } from './context.ts';
import { ImageField } from './ImageField.tsx';

/** Course Details: title, description and picture. */
export function CourseFormDetails() {
  const { t } = useLectern('CourseForm.Details');
  const { values, change, problemOf, idOf } = useCourseFormState('CourseForm.Details');
  return (
    <CourseFormSection title={t('courseForm.details')}>
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
}
