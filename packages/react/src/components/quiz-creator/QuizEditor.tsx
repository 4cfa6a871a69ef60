import type { AuthoredQuiz } from '@lectern/sdk';
import { useQuizEditor } from '../../hooks/useQuizEditor.ts';
import type { UnsavedChanges } from '../../hooks/useUnsavedChanges.ts';
import { Questions } from './Questions.tsx';

interface QuizEditorProps {
  quiz: AuthoredQuiz;
  unsaved: UnsavedChanges;
}

/** The questions of a quiz that learners take already: added, changed, removed. */
export function QuizEditor({ quiz, unsaved }: QuizEditorProps) {
  const { saveQuestion, removeQuestion, isSaving } = useQuizEditor(quiz);
  return (
    <div className="lectern-quiz-creator">
      <h3>{quiz.title}</h3>
      <Questions
        questions={quiz.questions}
        unsaved={unsaved}
        isSaving={isSaving}
        onSave={saveQuestion}
        onRemove={(index) => void removeQuestion(index)}
      />
    </div>
  );
}
