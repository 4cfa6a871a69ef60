import type { AuthoredQuiz } from '@lectern/sdk';
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
  /** Offers to leave; what is not saved is asked for. */
  onClose: (() => void) | undefined;
}

/** A quiz that learners take already: what it is called and asks for, its questions and their order. */
export function QuizEditor({ quiz, unsaved, isRemoving, onReplace, onClose }: QuizEditorProps) {
  const { marketplace, t } = useLectern('QuizCreator');
  const [details, questions] = useUnsavedParts(unsaved);
  const editor = useQuizEditor(quiz);
  const [isWriting, setWriting] = useState(false);
  const replace = () =>
    marketplace.notices.show({
      type: 'warning',
      title: t('quizCreator.replaceTitle'),
      message: t('quizCreator.existsText', {
        title: quiz.title,
        questions: t.plural('quizCreator.questionCount', quiz.questions.length),
      }),
      confirmLabel: t('quizCreator.replace'),
      isDestructive: true,
      onConfirm: onReplace,
    });
  return (
    <div className="lectern-quiz-creator">
      <QuizDetails quiz={quiz} unsaved={details} />
      <div className="lectern-content-said">
        <p role="status">{editor.said}</p>
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
        onWriting={setWriting}
        onSave={editor.saveQuestion}
        onRemove={(index) => void editor.removeQuestion(index)}
        onDuplicate={(index) => void editor.duplicateQuestion(index)}
        onMove={editor.moveQuestion}
      />
      {!isWriting && <CsvImport onImport={editor.importQuestions} />}
      {/* Not below Save Question, where a slip would ask to delete everything. */}
      {!isWriting && (
        <div className="lectern-dialog-actions">
          {onClose && <Button onClick={() => unsaved.leave(onClose)}>{t('quizCreator.cancel')}</Button>}
          <Button variant="danger" isBusy={isRemoving} onClick={replace}>
            {t('quizCreator.replace')}
          </Button>
        </div>
      )}
    </div>
  );
}
