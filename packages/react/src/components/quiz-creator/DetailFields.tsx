import { quizCreatorWords } from '@lectern/sdk/words';
import { useEffect, useRef } from 'react';
import type { StoredForm } from '../../hooks/forms/useStoredForm.ts';
import type { QuizDetailsValues } from '../../hooks/learning/useQuizDraft.ts';
import { useLectern } from '../../provider/context.ts';
import { Field } from '../../ui/Field.tsx';
import { TextArea } from '../../ui/TextArea.tsx';

interface DetailFieldsProps {
  field: StoredForm<QuizDetailsValues>['field'];
  /** Whether the title takes the focus when it appears. */
  takesFocus?: boolean;
}

/** The title, the description and the pass percentage of a quiz. */
export function DetailFields({ field, takesFocus = false }: DetailFieldsProps) {
  const { t } = useLectern('QuizCreator', quizCreatorWords);
  const title = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when the fields appear, not while they are filled in.
  useEffect(() => {
    const dialog = title.current?.closest('[role="dialog"]');
    // While the quiz was loading, the dialog had only its Close button to focus.
    if (takesFocus || dialog?.querySelector('.lectern-dialog-close:focus')) title.current?.focus();
  }, []);
  return (
    <>
      <Field {...field('title')} ref={title} label={t('quizCreator.quizTitle')} autoComplete="off" />
      <TextArea {...field('description')} label={t('quizCreator.description')} rows={2} />
      <Field
        {...field('passPercentage')}
        label={t('quizCreator.passPercentage')}
        inputMode="numeric"
        className="lectern-quiz-creator-percentage"
        autoComplete="off"
      />
    </>
  );
}
