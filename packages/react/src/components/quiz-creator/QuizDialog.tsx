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

/** The quiz creator in a dialog. A question that is not saved is asked for first; the quiz itself is kept. */
export function QuizDialog({ lectureId, hasQuiz = false, onClose }: QuizDialogProps) {
  const { t, portal } = useLectern('QuizDialog');
  const unsaved = useUnsavedChanges();
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
        <QuizCreator lectureId={lectureId} unsaved={unsaved} onCreate={onClose} onClose={onClose} />
      )}
    </Dialog>
  );
}
