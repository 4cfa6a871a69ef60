import { courseFormWords } from '@lectern/sdk/words';
import { forwardRef, useEffect, useImperativeHandle, useRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { cx } from '../../ui/compose.ts';
import { definePart, type RootProps } from '../../ui/definePart.tsx';
import { rootOf } from '../../ui/rootOf.ts';
import { useCourseFormContext } from './context.ts';

const Root = definePart('CourseFormSummary', 'div', 'lectern-course-form-summary');

const labels: Readonly<Record<string, keyof typeof courseFormWords>> = {
  title: 'courseForm.title',
  description: 'courseForm.description',
  courseImage: 'courseForm.image',
  price: 'courseForm.price',
  category: 'courseForm.category',
  status: 'courseForm.status',
  level: 'courseForm.level',
  videoPreviewUrl: 'courseForm.previewUrl',
  learningObjectives: 'courseForm.objectives',
  requirements: 'courseForm.requirements',
  targetAudience: 'courseForm.audience',
};

/** Whether a message already names its field. */
const names = (message: string, label: string) => message.toLowerCase().includes(label.toLowerCase());

/** The errors with links to their fields. It takes the focus when saving is refused; null without errors. */
export const CourseFormSummary = forwardRef<HTMLDivElement, RootProps<'div'>>(function CourseFormSummary(props, ref) {
  const { t } = useLectern('CourseFormSummary', courseFormWords);
  const { problems, attempt, idOf } = useCourseFormContext('CourseFormSummary');
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => box.current);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves once for each refusal, not for each change of the list.
  useEffect(() => box.current?.focus(), [attempt]);
  if (problems.length === 0 || attempt === 0) return null;
  return (
    <Root ref={box} tabIndex={-1} role="alert" {...props} className={cx('lectern-form-error', props.className)}>
      <p>{t.plural('courseForm.problems', problems.length)}</p>
      <ul>
        {problems.map(({ field, message }) => {
          const label = labels[field.split('.')[0] ?? ''];
          const id = idOf(field);
          return (
            <li key={`${field} ${message}`}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault();
                  rootOf(event.currentTarget).getElementById(id)?.focus();
                }}
              >
                {label && !names(message, t(label)) ? t('courseForm.problem', { field: t(label), message }) : message}
              </a>
            </li>
          );
        })}
      </ul>
    </Root>
  );
});
