import { QuizDialog } from '../quiz-creator/index.ts';
import { type OpenDialog, useContentManagerContext } from './context.ts';
import { LectureDialog } from './LectureDialog.tsx';
import { SectionDialog } from './SectionDialog.tsx';

export interface ContentDialogsProps {
  /** The open dialog. */
  dialog: OpenDialog | undefined;
  onClose: () => void;
}

/** The dialogs of the content manager; closing one returns the focus to the control that opened it. */
export function ContentDialogs({ dialog, onClose }: ContentDialogsProps) {
  const { course, state, open } = useContentManagerContext('ContentManager');
  const lectures = state.sections.flatMap((section) => section.lectures);
  // The current lecture: its quiz may have been deleted since the dialog opened.
  const quizOf = dialog?.kind === 'quiz' ? lectures.find(({ _id }) => _id === dialog.lectureId) : undefined;
  return (
    <>
      <SectionDialog
        open={dialog?.kind === 'section'}
        onClose={onClose}
        courseId={course._id}
        section={dialog?.kind === 'section' ? dialog.section : undefined}
        nextOrder={(state.sections.at(-1)?.order ?? -1) + 1}
        onAddLecture={(section) => open({ kind: 'lecture', section })}
      />
      <LectureDialog
        open={dialog?.kind === 'lecture'}
        onClose={onClose}
        courseId={course._id}
        sections={state.sections}
        onCreateQuiz={(lectureId) => open({ kind: 'quiz', lectureId })}
        {...(dialog?.kind === 'lecture' ? dialog : {})}
      />
      <QuizDialog
        lectureId={dialog?.kind === 'quiz' ? dialog.lectureId : undefined}
        sections={state.sections}
        hasQuiz={quizOf?.quizId !== undefined}
        onClose={onClose}
      />
    </>
  );
}
