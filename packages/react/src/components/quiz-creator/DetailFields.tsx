import { useEffect, useRef } from 'react';
import type { QuizFormValues } from '../../hooks/useQuizCreator.ts';
import { useLectern } from '../../provider/context.ts';
import { Field } from '../../ui/Field.tsx';
import { TextArea } from '../../ui/TextArea.tsx';

/** What a quiz is besides its questions, as it is typed. */
export type QuizDetailsValues = Omit<QuizFormValues, 'questions'>;

interface DetailFieldsProps {
  begin: QuizDetailsValues;
  errors: Record<string, string | undefined>;
  /** Whatever has the focus. */
  takesFocus?: boolean;
}

/** The fields of a quiz itself. */
export function DetailFields({ begin, errors, takesFocus = false }: DetailFieldsProps) {
  const { t } = useLectern('QuizCreator');
  const title = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is taken as the fields appear, never while they are filled in.
  useEffect(() => {
    const dialog = title.current?.closest('[role="dialog"]');
    // A dialog that had nothing but its Close button, while it looked for a quiz, has the focus there.
    if (takesFocus || dialog?.querySelector('.lectern-dialog-close:focus')) title.current?.focus();
  }, []);
  return (
    <>
      <Field
        label={t('quizCreator.quizTitle')}
        ref={title}
        name="title"
        defaultValue={begin.title}
        autoComplete="off"
        error={errors.title}
      />
      <TextArea
        label={t('quizCreator.description')}
        name="description"
        rows={2}
        defaultValue={begin.description}
        error={errors.description}
      />
      <Field
        label={t('quizCreator.passPercentage')}
        name="passPercentage"
        inputMode="numeric"
        defaultValue={begin.passPercentage}
        autoComplete="off"
        error={errors.passPercentage}
      />
    </>
  );
}

export function readDetails(form: HTMLFormElement): QuizDetailsValues {
  const given = new FormData(form);
  const text = (name: string) => String(given.get(name) ?? '');
  return { title: text('title'), description: text('description'), passPercentage: text('passPercentage') };
}
