import type { AuthoredQuiz } from '@lectern/sdk';
import { useEffect } from 'react';
import { useForm } from '../../hooks/useForm.ts';
import { useQuizDetails } from '../../hooks/useQuizDetails.ts';
import type { UnsavedChanges } from '../../hooks/useUnsavedChanges.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { DetailFields, readDetails } from './DetailFields.tsx';
import { useNoticedRule } from './useNoticedRule.ts';

/** What a finished quiz is called and what passes it; saved apart from its questions. */
export function QuizDetails({ quiz, unsaved }: { quiz: AuthoredQuiz; unsaved: UnsavedChanges }) {
  const { t } = useLectern('QuizCreator');
  const { mark } = unsaved;
  const form = useQuizDetails(quiz, () => mark(undefined));
  const { errors, formProps } = useForm(useNoticedRule(form.rule), form.save);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was restored is unsaved from the start, and only then.
  useEffect(() => {
    if (form.isRestored) mark(form.discard);
  }, []);
  return (
    <form
      {...formProps}
      className="lectern-content-form"
      onInput={(event) => {
        formProps.onInput(event);
        form.keep(readDetails(event.currentTarget));
        mark(form.discard);
      }}
    >
      {form.isRestored && <p className="lectern-field-hint">{t('unsaved.restored')}</p>}
      <DetailFields begin={form.begin} errors={{ ...form.fields, ...errors }} />
      {form.error && (
        <p role="alert" className="lectern-form-error">
          {form.error}
        </p>
      )}
      <div className="lectern-dialog-actions">
        <Button type="submit" isBusy={form.isSaving}>
          {t(form.isSaving ? 'quizCreator.savingDetails' : 'quizCreator.saveDetails')}
        </Button>
      </div>
    </form>
  );
}
