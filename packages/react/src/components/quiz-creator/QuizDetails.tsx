import type { AuthoredQuiz } from '@lectern/sdk';
import { formWords, quizCreatorWords } from '@lectern/sdk/words';
import { useQuizDetails } from '../../hooks/useQuizDetails.ts';
import type { UnsavedChanges } from '../../hooks/useUnsavedChanges.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { DetailFields } from './DetailFields.tsx';

/** The details of a finished quiz, saved apart from its questions. */
export function QuizDetails({ quiz, unsaved }: { quiz: AuthoredQuiz; unsaved: UnsavedChanges }) {
  const { t } = useLectern('QuizCreator', formWords, quizCreatorWords);
  const { formProps, field, isRestored, isSaving, error } = useQuizDetails(quiz, unsaved);
  return (
    <form {...formProps} className="lectern-form">
      {isRestored && <p className="lectern-field-hint">{t('unsaved.restored')}</p>}
      <DetailFields field={field} />
      <FormError>{error}</FormError>
      <div className="lectern-dialog-actions">
        <Button type="submit" isBusy={isSaving} busyLabel={t('quizCreator.savingDetails')}>
          {t('quizCreator.saveDetails')}
        </Button>
      </div>
    </form>
  );
}
