import { sampleWords } from '@lectern/sdk/words';
import { useState } from 'react';
import { useLectern } from '../../provider/context.ts';
import { Dialog, type DialogProps } from '../../ui/Dialog.tsx';
import { LectureSample } from '../lecture-sample/index.ts';

export interface SampleAreaDialogProps extends Pick<DialogProps, 'open' | 'onOpenChange'> {
  course: { courseId: string; title: string };
}

/** The free lesson of a course: a dialog, on phones the whole screen. */
export function SampleAreaDialog({ course, ...props }: SampleAreaDialogProps) {
  const { portal, t } = useLectern('SampleAreaDialog', sampleWords);
  return (
    <Dialog
      {...props}
      title={course.title}
      closeLabel={t('notice.close')}
      container={portal}
      className="lectern-sample-area-dialog"
    >
      <Lessons key={course.courseId} courseId={course.courseId} />
    </Dialog>
  );
}

/** The first free lesson, or the one that was chosen below it. */
function Lessons({ courseId }: { courseId: string }) {
  const [lectureId, setLectureId] = useState<string>();
  return (
    <LectureSample
      className="lectern-sample-area-lesson"
      courseId={courseId}
      lectureId={lectureId}
      onLectureChange={setLectureId}
    />
  );
}
