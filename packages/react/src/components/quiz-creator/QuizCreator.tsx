import { useState } from 'react';
import { type QuizCreatorOptions, useQuizCreator } from '../../hooks/useQuizCreator.ts';
import { type UnsavedChanges, useUnsavedChanges } from '../../hooks/useUnsavedChanges.ts';
import { useLectern } from '../../provider/context.ts';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { LoadingStatus, Skeleton } from '../../ui/Skeleton.tsx';
import { ExistingQuiz } from './ExistingQuiz.tsx';
import { QuizComposer } from './QuizComposer.tsx';
import { QuizEditor } from './QuizEditor.tsx';

export interface QuizCreatorProps extends QuizCreatorOptions {
  /** Of the dialog around it, which then asks as well before it closes. */
  unsaved?: UnsavedChanges | undefined;
  /** Opens a quiz that is there at once, without the question what to do with it. */
  isEditing?: boolean | undefined;
  /** Offers to leave; what is not saved is asked for. */
  onClose?: (() => void) | undefined;
}

/** A quiz for a lecture (§2, §4): it looks for one first, then it is written and created. */
export function QuizCreator({
  unsaved: outer,
  isEditing: startsEditing = false,
  onClose,
  ...options
}: QuizCreatorProps) {
  const { t } = useLectern('QuizCreator');
  const own = useUnsavedChanges({ canKeep: true });
  const unsaved = outer ?? own;
  const state = useQuizCreator(options);
  const [isEditing, setEditing] = useState(startsEditing);

  if (state.checkError)
    return <ErrorNote message={state.checkError} retryLabel={t('error.retry')} onRetry={state.check} />;
  if (state.isChecking) {
    return (
      <div className="lectern-quiz-creator">
        <LoadingStatus label={t('quizCreator.checking')} />
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton />
      </div>
    );
  }
  if (state.existing && isEditing) {
    return (
      <QuizEditor
        quiz={state.existing}
        unsaved={unsaved}
        isRemoving={state.isRemoving}
        onReplace={state.removeExisting}
        onClose={onClose}
      />
    );
  }
  if (state.existing) {
    return (
      <ExistingQuiz
        quiz={state.existing}
        isRemoving={state.isRemoving}
        onReplace={state.removeExisting}
        onEdit={() => setEditing(true)}
        onClose={onClose}
      />
    );
  }
  return <QuizComposer key={state.round} state={state} unsaved={unsaved} onClose={onClose} />;
}
