import type { Creator, EnrolledCourse } from '@lectern/sdk';
import { limits } from '@lectern/sdk/rules';
import { assignmentWords, certificateWords, finishWords, playerWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useInstructor } from '../../../hooks/catalogue/useInstructor.ts';
import { useRelatedCourses } from '../../../hooks/catalogue/useRelatedCourses.ts';
import { useCertificates } from '../../../hooks/learning/useCertificates.ts';
import { useEnrolledCourses } from '../../../hooks/learning/useEnrolledCourses.ts';
import { useSubmission } from '../../../hooks/learning/useSubmission.ts';
import { useLectern } from '../../../provider/context.ts';
import { extendPath } from '../../../provider/paths.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { PartElement, type RootProps } from '../../../ui/definePart.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import * as icons from '../../../ui/icons.ts';

interface FinishProps extends Omit<RootProps<'div'>, 'children'> {
  course: EnrolledCourse;
  /** When it was finished, ISO 8601, if that was just now. */
  finishedAt: string | undefined;
  /** Opens a lecture. */
  onLectureSelect: (lectureId: string) => void;
}

/** The end of a course, below its title: the learner's own work, the teacher's words, and what can be done next. */
export const Finish = forwardRef<HTMLDivElement, FinishProps>(function Finish(
  { course, finishedAt, onLectureSelect, ...props },
  ref,
) {
  const { t, formats, Link, paths } = useLectern('CoursePlayerLecture', certificateWords, finishWords, playerWords);
  const { creatorId: teacher } = course;
  const lectures = course.sections.flatMap((section) => section.lectures);
  const assignment = lectures.filter(({ type, isCompleted }) => type === 'assignment' && isCompleted).at(-1);
  const { data: related = [] } = useRelatedCourses(course);
  const { data: enrolled } = useEnrolledCourses();
  const earned = useCertificates().data?.find(({ courseId, revokedAt }) => courseId === course._id && !revokedAt);
  // None before it is known which are the learner's already.
  const next = enrolled && related.find(({ _id }) => enrolled.every((own) => own._id !== _id));
  return (
    <PartElement of="div" ref={ref} {...props}>
      <p className="lectern-course-player-done">
        <Icon shape={icons.success} />
        {t('player.finished')}
        {finishedAt && ` ${t('finish.date', { date: formats.date(finishedAt) })}.`}
      </p>
      {assignment ? (
        <Work lecture={assignment} teacher={teacher} onLectureSelect={onLectureSelect} />
      ) : (
        teacher && <Belief teacher={teacher} />
      )}
      <div className="lectern-course-player-finish-actions">
        {earned && (
          <Link href={paths.certificate(earned.number)} className="lectern-button" data-variant="primary">
            {t('certificate.see')}
          </Link>
        )}
        {!course.ownReview && (
          <Link
            href={extendPath(paths.course(course._id), { place: 'lectern-review' })}
            className="lectern-button"
            data-variant={earned ? 'secondary' : 'primary'}
          >
            <Icon shape={icons.star} />
            {t('player.review')}
          </Link>
        )}
        {next && (
          <Link
            href={paths.course(next._id)}
            className="lectern-button"
            data-variant={course.ownReview && !earned ? 'primary' : 'secondary'}
          >
            {t('finish.next', { title: next.title })}
          </Link>
        )}
        <Link href={paths.dashboard} className="lectern-button" data-variant="secondary">
          {t('player.backToDashboard')}
        </Link>
      </div>
    </PartElement>
  );
});

interface WorkProps {
  lecture: { _id: string; title: string };
  teacher: Creator | undefined;
  onLectureSelect: (lectureId: string) => void;
}

/** What the learner handed in last, in a frame, and what the teacher says to it once it is graded. */
function Work({ lecture, teacher, onLectureSelect }: WorkProps) {
  const { t, formats } = useLectern('CoursePlayerLecture', assignmentWords, finishWords);
  const { data: submission, isPending } = useSubmission(lecture._id);
  if (!submission) return isPending || !teacher ? null : <Belief teacher={teacher} />;
  const { submissionText, submissionUrl, grade, feedback, createdAt } = submission;
  return (
    <>
      <section className="lectern-course-player-finish-work">
        <h2>{t('finish.work')}</h2>
        <p className="lectern-course-player-kind">
          <bdi>{lecture.title}</bdi> · {t('assignment.submittedOn', { date: formats.date(createdAt) })}
        </p>
        {submissionText && (
          <p dir="auto" className="lectern-course-player-finish-text">
            {submissionText}
          </p>
        )}
        {submissionUrl && (
          <a href={submissionUrl} target="_blank" rel="noopener noreferrer nofollow">
            {submissionUrl}
          </a>
        )}
        <Button onClick={() => onLectureSelect(lecture._id)}>{t('finish.openWork')}</Button>
      </section>
      {teacher && grade !== null && feedback ? (
        <Words teacher={teacher} words={feedback}>
          {t('assignment.grade', {
            grade: Number.isInteger(grade) ? formats.count(grade) : formats.decimal(grade),
            best: limits.bestGrade,
          })}
        </Words>
      ) : (
        teacher && <Belief teacher={teacher} />
      )}
    </>
  );
}

/** What the teacher believes about learning; nothing where they don't say. */
function Belief({ teacher }: { teacher: Creator }) {
  const { data } = useInstructor(teacher._id);
  return data?.instructor.belief ? <Words teacher={teacher} words={data.instructor.belief} /> : null;
}

interface WordsProps {
  teacher: Creator;
  words: string;
  children?: string;
}

function Words({ teacher: { firstName, lastName, profilePicture }, words, children }: WordsProps) {
  return (
    <figure className="lectern-course-player-finish-words">
      <blockquote dir="auto">{words}</blockquote>
      <figcaption>
        <Avatar firstName={firstName} lastName={lastName} picture={profilePicture} />
        <bdi>
          {firstName} {lastName}
        </bdi>
        {children && <span className="lectern-course-player-kind">{children}</span>}
      </figcaption>
    </figure>
  );
}
