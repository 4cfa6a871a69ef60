import type { MessageKey } from '@lectern/sdk';
import { useEffect, useRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { rootOf } from '../../ui/rootOf.ts';
import { useCourseFormState } from './context.ts';

const labels: Readonly<Record<string, MessageKey>> = {
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

/** A message that says already which field it is about needs no name before it. */
const names = (message: string, label: string) => message.toLowerCase().includes(label.toLowerCase());

/** What keeps the course from being saved, each with the way to its field. It takes the focus when saving is refused. */
export function CourseFormSummary() {
  const { t } = useLectern('CourseForm.Summary');
  const { problems, attempt, idOf } = useCourseFormState('CourseForm.Summary');
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal takes the focus once, not each change of the list.
  useEffect(() => box.current?.focus(), [attempt]);
  if (problems.length === 0 || attempt === 0) return null;
  return (
    <div ref={box} tabIndex={-1} role="alert" className="lectern-form-error lectern-course-form-summary">
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
    </div>
  );
}
