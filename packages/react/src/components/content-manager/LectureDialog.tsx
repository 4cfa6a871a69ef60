import type { AuthoredLecture, AuthoredSection } from '@lectern/sdk';
import { useUnsavedChanges } from '../../hooks/useUnsavedChanges.ts';
import { useLectern } from '../../provider/context.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { LectureForm } from './LectureForm.tsx';

export interface LectureDialogProps {
  isOpen: boolean;
  onClose: () => void;
  courseId: string;
  /** Where a lecture may go. */
  sections: readonly AuthoredSection[];
  /** Where it is, or where a new one goes. */
  section?: AuthoredSection | undefined;
  /** The lecture to change; a new one without it. */
  lecture?: AuthoredLecture | undefined;
}

/** A lecture of any type, new or to be changed (§2, §5). It asks before it closes on what is not saved. */
export function LectureDialog({ isOpen, onClose, section, ...props }: LectureDialogProps) {
  const { t, portal } = useLectern('LectureDialog');
  const { mark, leave } = useUnsavedChanges();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={() => leave(onClose)}
      title={t(props.lecture ? 'lectureForm.editTitle' : 'lectureForm.createTitle')}
      closeLabel={t('notice.close')}
      container={portal}
      className="lectern-dialog-wide"
    >
      {section && (
        <LectureForm {...props} section={section} mark={mark} onSave={onClose} onCancel={() => leave(onClose)} />
      )}
    </Dialog>
  );
}
