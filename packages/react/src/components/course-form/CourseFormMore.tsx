import { courseLevels, videoSource } from '@lectern/sdk/rules';
import { courseFormWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import type { RootProps } from '../../ui/definePart.tsx';
import { Field } from '../../ui/Field.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { CourseFormSection } from './CourseFormSection.tsx';
import { useCourseFormContext } from './context.ts';
import { LineList } from './LineList.tsx';

export interface CourseFormMoreProps extends RootProps<'section'> {
  /** The offered levels; a course keeps a level that is not among them. */
  levels?: readonly string[];
}

const lists = [
  ['learningObjectives', 'courseForm.objectives', 'courseForm.objectivesHint', 'courseForm.objectiveLine'],
  ['requirements', 'courseForm.requirements', 'courseForm.requirementsHint', 'courseForm.requirementLine'],
  ['targetAudience', 'courseForm.audience', 'courseForm.audienceHint', 'courseForm.audienceLine'],
] as const;

/** Details that help buyers decide (§3): level, preview video, objectives, requirements, audience. */
export const CourseFormMore = forwardRef<HTMLElement, CourseFormMoreProps>(function CourseFormMore(
  { levels = courseLevels, ...props },
  ref,
) {
  const { t } = useLectern('CourseFormMore', courseFormWords);
  const { values, change, problemOf, idOf } = useCourseFormContext('CourseFormMore');
  const { level, videoPreviewUrl } = values;
  const isUnknown = videoPreviewUrl.trim() !== '' && !videoSource(videoPreviewUrl.trim());
  return (
    <CourseFormSection ref={ref} {...props} heading={t('courseForm.more')} note={t('courseForm.moreNote')}>
      <div className="lectern-course-form-pair">
        <SelectField
          id={idOf('level')}
          label={t('courseForm.level')}
          error={problemOf('level')}
          value={level}
          options={(levels.includes(level) ? levels : [...levels, level]).map((name) => ({ value: name, label: name }))}
          onChange={({ currentTarget }) => change({ level: currentTarget.value })}
        />
        <Field
          id={idOf('videoPreviewUrl')}
          label={t('courseForm.previewUrl')}
          hint={t(isUnknown ? 'courseForm.previewUrlWarning' : 'courseForm.previewUrlHint')}
          error={problemOf('videoPreviewUrl')}
          type="url"
          value={videoPreviewUrl}
          onChange={({ currentTarget }) => change({ videoPreviewUrl: currentTarget.value })}
          autoComplete="off"
        />
      </div>
      {lists.map(([name, label, hint, line]) => (
        <LineList
          key={name}
          id={idOf(name)}
          label={t(label)}
          hint={t(hint)}
          lineLabel={(number) => t(line, { number })}
          lines={values[name]}
          error={problemOf(name)}
          errorOf={(place) => problemOf(`${name}.${place}`)}
          onChange={(lines) => change({ [name]: lines })}
        />
      ))}
    </CourseFormSection>
  );
});
