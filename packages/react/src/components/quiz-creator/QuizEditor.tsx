import type { AuthoredQuiz } from '@lectern/sdk';
import { formWords, quizCreatorWords } from '@lectern/sdk/words';
import { useId, useState } from 'react';
import { useQuizEditor } from '../../hooks/authoring/useQuizEditor.ts';
import { useReplaceText } from '../../hooks/forms/useReplaceText.ts';
import { type UnsavedChanges, useUnsavedParts } from '../../hooks/forms/useUnsavedChanges.ts';
import { useQuizDetails } from '../../hooks/learning/useQuizDetails.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { CsvImport } from './CsvImport.tsx';
import { DetailFields } from './DetailFields.tsx';
import { Questions } from './Questions.tsx';
import { QuizActions } from './QuizActions.tsx';

interface QuizEditorProps {
  quiz: AuthoredQuiz;
  unsaved: UnsavedChanges;
  isRemoving: boolean;
  onReplace: () => void;
  /** Adds a Cancel button, which asks first if there are unsaved changes. */
  onClose: (() => void) | undefined;
}

/** Edits a finished quiz: its details, its questions and their order. Each change of a question is saved at once. */
export function QuizEditor({ quiz, unsaved, isRemoving, onReplace, onClose }: QuizEditorProps) {
  const { marketplace, t } = useLectern('QuizCreator', formWords, quizCreatorWords);
  const [details, questions] = useUnsavedParts(unsaved);
  const form = useQuizDetails(quiz, details);
  const formId = useId();
  const editor = useQuizEditor(quiz);
  const replaceText = useReplaceText(quiz);
  const [isEditing, setEditing] = useState(false);
  const replace = () =>
    marketplace.notices.show({
      type: 'warning',
      title: t('quizCreator.replaceTitle'),
      message: replaceText,
      confirmLabel: t('quizCreator.replace'),
      busyLabel: t('quizCreator.replacing'),
      isDestructive: true,
      onConfirm: onReplace,
    });
  return (
    <>
      {/* Hidden while a question is edited, with the button that saves it. */}
      <form {...form.formProps} id={formId} className="lectern-form" hidden={isEditing}>
        {form.isRestored && <p className="lectern-field-hint">{t('unsaved.restored')}</p>}
        <DetailFields field={form.field} />
      </form>
      <div className="lectern-status-message">
        <p role="status">{editor.announcement}</p>
        {editor.undo && (
          <Button size="small" variant="quiet" onClick={editor.undo}>
            {t('quizCreator.undo')}
          </Button>
        )}
      </div>
      <Questions
        lectureId={quiz.lectureId}
        questions={quiz.questions}
        unsaved={questions}
        isSaving={editor.isSaving}
        onEditingChange={setEditing}
        onSave={editor.saveQuestion}
        onRemove={(index) => void editor.removeQuestion(index)}
        onDuplicate={(index) => void editor.duplicateQuestion(index)}
        onMove={editor.moveQuestion}
      />
      {!isEditing && <CsvImport onImport={editor.importQuestions} />}
      {!isEditing && (
        <Button
          variant="danger"
          isBusy={isRemoving}
          busyLabel={t('quizCreator.replacing')}
          className="lectern-quiz-creator-replace"
          onClick={replace}
        >
          {t('quizCreator.replace')}
        </Button>
      )}
      {/* Hidden while a question is edited: below its Save button they would be pressed by mistake. */}
      {!isEditing && (
        <QuizActions
          error={form.error}
          primary={
            <Button
              type="submit"
              form={formId}
              variant="primary"
              isBusy={form.isSaving}
              busyLabel={t('quizCreator.savingDetails')}
            >
              {t('quizCreator.saveDetails')}
            </Button>
          }
        >
          {onClose && <Button onClick={() => unsaved.leave(onClose)}>{t('quizCreator.cancel')}</Button>}
        </QuizActions>
      )}
    </>
  );
}
