import { useState } from 'react';
import { type UseQuizCreatorOptions, useQuizCreator } from '../../hooks/useQuizCreator.ts';
import { type UnsavedChanges, useUnsavedChanges } from '../../hooks/useUnsavedChanges.ts';
import { useLectern } from '../../provider/context.ts';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { LoadingStatus, Skeleton } from '../../ui/Skeleton.tsx';
import { ExistingQuiz } from './ExistingQuiz.tsx';
import { QuizComposer } from './QuizComposer.tsx';
import { QuizEditor } from './QuizEditor.tsx';

export interface QuizCreatorProps extends UseQuizCreatorOptions {
  /** Of the surrounding dialog, which asks before it closes; the component asks by itself without it. */
  unsaved?: UnsavedChanges | undefined;
  /** Opens an existing quiz at once, without asking what to do with it. */
  isEditing?: boolean | undefined;
  /** Adds a Cancel button, which asks first if there are unsaved changes. */
  onClose?: (() => void) | undefined;
}

/** Creates the quiz of a lecture, or edits the existing one (§2, §4). */
export function QuizCreator({
  unsaved: outer,
  isEditing: startsEditing = false,
  onClose,
  ...options
}: QuizCreatorProps) {
  const { t } = useLectern('QuizCreator');
  const own = useUnsavedChanges({ canKeep: true });
  const unsaved = outer ?? own;
  const state = useQuizCreator({
    ...options,
    onCreate(quiz) {
      unsaved.setDirty(undefined);
      options.onCreate?.(quiz);
    },
  });
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
