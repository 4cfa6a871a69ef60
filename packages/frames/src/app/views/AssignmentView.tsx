import '@lectern/react/styles/assignment-runner.css';
import { AssignmentRunner, TextLecture, useLectern } from '@lectern/react';
import { frameWords } from '@lectern/sdk/words';
import { changed } from '../changes.ts';
import { EnrolledOnly } from '../EnrolledOnly.tsx';
import { lectureOf } from '../lectureOf.ts';

/** The assignment of one lecture. */
export default function AssignmentView({ courseId, lectureId }: { courseId: string; lectureId: string }) {
  const { marketplace, t } = useLectern('AssignmentView', frameWords);
  return (
    <EnrolledOnly courseId={courseId}>
      {(course) => {
        const lecture = lectureOf(course, lectureId);
        if (lecture?.type !== 'assignment') return <p className="frame-note">{t('frame.noAssignment')}</p>;
        const { textContent, contentUrl, title } = lecture;
        return (
          <div className="frame-padded">
            <h1 dir="auto">{title}</h1>
            <AssignmentRunner lectureId={lectureId} contentUrl={contentUrl} onSubmit={() => changed(marketplace)}>
              {textContent && <TextLecture html={textContent} />}
            </AssignmentRunner>
          </div>
        );
      }}
    </EnrolledOnly>
  );
}
