import type { AuthoredQuiz } from '@lectern/sdk';
import { quizCreatorWords } from '@lectern/sdk/words';
import { useState } from 'react';
import { useQuizEditor } from '../../hooks/useQuizEditor.ts';
import { type UnsavedChanges, useUnsavedParts } from '../../hooks/useUnsavedChanges.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { CsvImport } from './CsvImport.tsx';
import { Questions } from './Questions.tsx';
import { QuizDetails } from './QuizDetails.tsx';

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
  const { marketplace, t } = useLectern('QuizCreator', quizCreatorWords);
  const [details, questions] = useUnsavedParts(unsaved);
  const editor = useQuizEditor(quiz);
  const [isEditing, setEditing] = useState(false);
  const replace = () =>
    marketplace.notices.show({
      type: 'warning',
      title: t('quizCreator.replaceTitle'),
      message: t('quizCreator.existsText', {
        title: quiz.title,
        questions: t.plural('quizCreator.questionCount', quiz.questions.length),
      }),
      confirmLabel: t('quizCreator.replace'),
      busyLabel: t('quizCreator.replacing'),
      isDestructive: true,
      onConfirm: onReplace,
    });
  return (
    <>
      <QuizDetails quiz={quiz} unsaved={details} />
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
      {/* Hidden while a question is edited: below its Save button they would be pressed by mistake. */}
      {!isEditing && (
        <div className="lectern-dialog-actions">
          {onClose && <Button onClick={() => unsaved.leave(onClose)}>{t('quizCreator.cancel')}</Button>}
          <Button variant="danger" isBusy={isRemoving} busyLabel={t('quizCreator.replacing')} onClick={replace}>
            {t('quizCreator.replace')}
          </Button>
        </div>
      )}
    </>
  );
}
