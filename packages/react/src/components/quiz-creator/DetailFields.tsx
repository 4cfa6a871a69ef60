import type { WrittenQuiz } from '../../hooks/useQuizCreator.ts';
import { useLectern } from '../../provider/context.ts';
import { Field } from '../../ui/Field.tsx';
import { TextArea } from '../../ui/TextArea.tsx';

/** What a quiz is besides its questions, as it is typed. */
export type WrittenDetails = Omit<WrittenQuiz, 'questions'>;

/** The fields of a quiz itself. */
export function DetailFields({ begin, errors }: { begin: WrittenDetails; errors: Record<string, string | undefined> }) {
  const { t } = useLectern('QuizCreator');
  return (
    <>
      <Field
        label={t('quizCreator.quizTitle')}
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

export function readDetails(form: HTMLFormElement): WrittenDetails {
  const given = new FormData(form);
  const text = (name: string) => String(given.get(name) ?? '');
  return { title: text('title'), description: text('description'), passPercentage: text('passPercentage') };
}
