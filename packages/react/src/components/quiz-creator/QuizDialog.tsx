import { quizCreatorWords } from '@lectern/sdk/words';
import { useUnsavedChanges } from '../../hooks/forms/useUnsavedChanges.ts';
import { useLectern } from '../../provider/context.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import type { QuizSection } from './context.ts';
import { IsInDialog } from './QuizActions.tsx';
import { QuizCreator } from './QuizCreator.tsx';

export interface QuizDialogProps {
  /** The lecture of the quiz; the dialog is closed without it. */
  lectureId: string | undefined;
  /** The content of the course: a question can then name the lecture that explains it. @default none */
  sections?: readonly QuizSection[] | undefined;
  /** Whether the lecture already has a quiz. */
  hasQuiz?: boolean;
  /** Called when the dialog closes. */
  onClose: () => void;
}

/** The quiz creator in a dialog. Asks before it closes with unsaved changes. */
export function QuizDialog({ lectureId, sections, hasQuiz = false, onClose }: QuizDialogProps) {
  const { t, portal } = useLectern('QuizDialog', quizCreatorWords);
  const unsaved = useUnsavedChanges({ canKeep: true });
  return (
    <Dialog
      open={lectureId !== undefined}
      onOpenChange={() => unsaved.leave(onClose)}
      title={t(hasQuiz ? 'quizCreator.editTitle' : 'quizCreator.title')}
      closeLabel={t('notice.close')}
      container={portal}
      className="lectern-dialog-wide"
    >
      {lectureId !== undefined && (
        <IsInDialog.Provider value={true}>
          <QuizCreator
            lectureId={lectureId}
            sections={sections}
            isEditing={hasQuiz}
            unsaved={unsaved}
            onCreate={onClose}
            onClose={onClose}
          />
        </IsInDialog.Provider>
      )}
    </Dialog>
  );
}
