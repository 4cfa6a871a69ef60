import type { AuthoredLecture } from '@lectern/sdk';
import type { AuthoredSection } from '@lectern/sdk/rules';
import { contentWords, lectureFormWords } from '@lectern/sdk/words';
import { type ComponentProps, useState } from 'react';
import type { AddedLecture } from '../../hooks/authoring/useLectureForm.ts';
import { useUnsavedChanges } from '../../hooks/forms/useUnsavedChanges.ts';
import { useLectern } from '../../provider/context.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { LectureForm } from './LectureForm.tsx';

export interface LectureDialogProps {
  /** Whether the dialog is shown. */
  open: boolean;
  /** Called when the dialog closes. */
  onClose: () => void;
  /** The id of the course that the lecture belongs to. */
  courseId: string;
  /** The sections that the lecture can be in. */
  sections: readonly AuthoredSection[];
  /** The section of the lecture, or the one that a new lecture is added to. */
  section?: AuthoredSection | undefined;
  /** The lecture to edit; without it the dialog creates one. */
  lecture?: AuthoredLecture | undefined;
  /** Creates the quiz of a new quiz lecture: the notice offers it. @default the notice offers nothing */
  onCreateQuiz?: ((lectureId: string) => void) | undefined;
}

/** Creates or edits a lecture of any type (§2, §5). Asks before it closes with unsaved changes. */
export function LectureDialog({ open, onClose, section, ...props }: LectureDialogProps) {
  const { t, portal } = useLectern('LectureDialog', lectureFormWords);
  const unsaved = useUnsavedChanges();
  const close = () => unsaved.leave(onClose);
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={t(props.lecture ? 'lectureForm.editTitle' : 'lectureForm.createTitle')}
      closeLabel={t('notice.close')}
      container={portal}
      className="lectern-dialog-wide"
    >
      {section && <LectureForms {...props} section={section} unsaved={unsaved} onSave={onClose} onCancel={close} />}
    </Dialog>
  );
}

type LectureFormsProps = Omit<ComponentProps<typeof LectureForm>, 'added' | 'initialType' | 'onAddAnother'>;

/** One form after another, for an author who adds several lectures: each says what became of the one before. */
function LectureForms({ section, ...props }: LectureFormsProps) {
  const { t } = useLectern('LectureDialog', contentWords);
  const [added, setAdded] = useState<readonly AddedLecture[]>([]);
  const last = added.at(-1);
  const current = props.sections.find(({ _id }) => _id === (last?.sectionId ?? section._id)) ?? section;
  return (
    <>
      {/* Outside of the form, so that it is there before the words that it announces. */}
      <p role="status" className="lectern-content-manager-added">
        {last && (
          <>
            <strong>{t('notice.lectureCreated.title')}</strong> {t('notice.sectionCreated.text', { title: last.title })}
          </>
        )}
      </p>
      <LectureForm
        key={added.length}
        {...props}
        section={current}
        added={last}
        initialType={last?.type}
        onAddAnother={(lecture) => setAdded([...added, lecture])}
      />
    </>
  );
}
