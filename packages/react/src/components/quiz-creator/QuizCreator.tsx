import { quizCreatorWords } from '@lectern/sdk/words';
import { forwardRef, type ReactNode, useState } from 'react';
import { type UseQuizCreatorOptions, useQuizCreator } from '../../hooks/authoring/useQuizCreator.ts';
import { type UnsavedChanges, useUnsavedChanges } from '../../hooks/forms/useUnsavedChanges.ts';
import { useLectern } from '../../provider/context.ts';
import { createRoot, type RootProps, type RootState } from '../../ui/definePart.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { LoadingStatus } from '../../ui/LoadingStatus.tsx';
import { FieldSkeleton, Skeleton } from '../../ui/Skeleton.tsx';
import { type QuizSection, QuizSections } from './context.ts';
import { ExistingQuiz } from './ExistingQuiz.tsx';
import { QuizComposer } from './QuizComposer.tsx';
import { QuizEditor } from './QuizEditor.tsx';

export interface QuizCreatorProps extends Omit<RootProps<'div'>, 'children'>, UseQuizCreatorOptions {
  /** Of the surrounding dialog, which asks before it closes. @default the component asks by itself */
  unsaved?: UnsavedChanges | undefined;
  /**
   * The content of the course: a question can then name the video or text that explains it, and a new quiz begins with
   * the title of its lecture.
   *
   * @default questions keep what they name
   */
  sections?: readonly QuizSection[] | undefined;
  /** Opens an existing quiz at once, without asking what to do with it. @default false */
  isEditing?: boolean | undefined;
  /** Adds a Cancel button, which asks first if there are unsaved changes. @default none */
  onClose?: (() => void) | undefined;
}

const Root = createRoot('div', 'lectern-quiz-creator');

/**
 * Creates the quiz of a lecture, or edits the existing one (§2, §4). Its `data-state` is `loading`, `error`, `existing`
 * while it asks what to do with the existing quiz, `editing`, or `ready` for a new one.
 */
export const QuizCreator = forwardRef<HTMLDivElement, QuizCreatorProps>(function QuizCreator(
  { lectureId, initialTitle, onCreate, sections, unsaved: outer, isEditing: startsEditing = false, onClose, ...props },
  ref,
) {
  const { t } = useLectern('QuizCreator', quizCreatorWords);
  const own = useUnsavedChanges({ canKeep: true });
  const unsaved = outer ?? own;
  const state = useQuizCreator({
    lectureId,
    initialTitle:
      initialTitle ??
      sections?.flatMap((section) => section.lectures).find((lecture) => lecture._id === lectureId)?.title,
    onCreate(quiz) {
      unsaved.setDirty(undefined);
      onCreate?.(quiz);
    },
  });
  const [isEditing, setEditing] = useState(startsEditing);
  const draw = (rootState: RootState, content: ReactNode) => (
    <Root ref={ref} {...props} state={rootState}>
      <QuizSections.Provider value={sections}>{content}</QuizSections.Provider>
    </Root>
  );

  if (state.checkError) {
    return draw('error', <ErrorNote message={state.checkError} retryLabel={t('error.retry')} onRetry={state.check} />);
  }
  if (state.isChecking) {
    return draw(
      'loading',
      <>
        <LoadingStatus label={t('quizCreator.checking')} />
        <FieldSkeleton />
        <FieldSkeleton />
        <FieldSkeleton />
        <Skeleton shape="button" />
      </>,
    );
  }
  if (state.existing && isEditing) {
    return draw(
      'editing',
      <QuizEditor
        quiz={state.existing}
        unsaved={unsaved}
        isRemoving={state.isRemoving}
        onReplace={state.removeExisting}
        onClose={onClose}
      />,
    );
  }
  if (state.existing) {
    return draw(
      'existing',
      <ExistingQuiz
        quiz={state.existing}
        isRemoving={state.isRemoving}
        onReplace={state.removeExisting}
        onEdit={() => setEditing(true)}
        onClose={onClose}
      />,
    );
  }
  return draw('ready', <QuizComposer key={state.round} state={state} unsaved={unsaved} onClose={onClose} />);
});
