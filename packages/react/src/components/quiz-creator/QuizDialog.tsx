import { useUnsavedChanges } from '../../hooks/useUnsavedChanges.ts';
import { useLectern } from '../../provider/context.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { QuizCreator } from './QuizCreator.tsx';

export interface QuizDialogProps {
  /** The lecture whose quiz is made; closed without one. */
  lectureId: string | undefined;
  /** It has one already. */
  hasQuiz?: boolean;
  onClose: () => void;
}

/** The quiz creator in a dialog. It asks before it closes on what is not saved. */
export function QuizDialog({ lectureId, hasQuiz = false, onClose }: QuizDialogProps) {
  const { t, portal } = useLectern('QuizDialog');
  const unsaved = useUnsavedChanges({ canKeep: true });
  return (
    <Dialog
      isOpen={lectureId !== undefined}
      onOpenChange={() => unsaved.leave(onClose)}
      title={t(hasQuiz ? 'quizCreator.editTitle' : 'quizCreator.title')}
      closeLabel={t('notice.close')}
      container={portal}
      className="lectern-dialog-wide"
    >
      {lectureId !== undefined && (
        <QuizCreator
          lectureId={lectureId}
          isEditing={hasQuiz}
          unsaved={unsaved}
          onCreate={() => {
            unsaved.mark(undefined);
            onClose();
          }}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}
