import type { Certificate, Creator, EnrolledCourse } from '@lectern/sdk';
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
import { Stars } from '../../../ui/Stars.tsx';
import { CoverImage } from '../../cover-image/index.ts';

const MAX_NEXT = 2;

interface FinishProps extends Omit<RootProps<'div'>, 'children'> {
  course: EnrolledCourse;
  /** When it was finished, ISO 8601, if that was just now. */
  finishedAt: string | undefined;
  /** Opens a lecture. */
  onLectureSelect: (lectureId: string) => void;
}

/** The end of a course, below its title: the learner's own work, the teacher's words, the certificate, and what can be done next. */
export const Finish = forwardRef<HTMLDivElement, FinishProps>(function Finish(
  { course, finishedAt, onLectureSelect, ...props },
  ref,
) {
  const { t, formats, Link, paths } = useLectern('CoursePlayerLecture', finishWords, playerWords);
  const { creatorId: teacher } = course;
  const lectures = course.sections.flatMap((section) => section.lectures);
  const assignment = lectures.filter(({ type, isCompleted }) => type === 'assignment' && isCompleted).at(-1);
  const earned = useCertificates().data?.find(({ courseId, revokedAt }) => courseId === course._id && !revokedAt);
  const seconds = lectures.reduce((sum, { duration }) => sum + duration, 0);
  return (
    <PartElement of="div" ref={ref} {...props}>
      <header className="lectern-course-player-finish-head">
        <CoverImage course={course} loading="eager" sizes="(min-width: 60em) 55em, 100vw" />
        <p className="lectern-course-player-done">
          <Icon shape={icons.success} />
          {t('player.finished')}
          {finishedAt && ` ${t('finish.date', { date: formats.date(finishedAt) })}.`}
        </p>
        <p className="lectern-course-player-kind">
          {t.plural('count.lectures', lectures.length)}
          {seconds > 0 && ` · ${formats.duration(seconds)}`}
        </p>
      </header>
      {assignment ? (
        <Work lecture={assignment} teacher={teacher} onLectureSelect={onLectureSelect} />
      ) : (
        teacher && <Belief teacher={teacher} />
      )}
      <div className="lectern-course-player-finish-pair">
        {earned && <Earned certificate={earned} />}
        <Review course={course} isFirst={!earned} />
      </div>
      <Next course={course} />
      <Link
        href={paths.dashboard}
        className="lectern-button lectern-button-flush lectern-course-player-finish-back"
        data-variant="quiet"
      >
        {t('player.backToDashboard')}
      </Link>
    </PartElement>
  );
});

/** The certificate as a sheet of paper, which leads to the page that prints and shares it. */
function Earned({ certificate: { number, learnerName, courseTitle, issuedAt } }: { certificate: Certificate }) {
  const { t, formats, Link, paths } = useLectern('CoursePlayerLecture', certificateWords);
  return (
    <section className="lectern-course-player-finish-paper">
      <h2>{t('certificate.title')}</h2>
      <p className="lectern-course-player-finish-name" dir="auto">
        {learnerName}
      </p>
      <p>
        {t('certificate.completed')} <b dir="auto">{courseTitle}</b>
      </p>
      <p className="lectern-course-player-kind">
        {formats.date(issuedAt)} · <bdi>{number}</bdi>
      </p>
      <Link href={paths.certificate(number)} className="lectern-button" data-variant="primary">
        {t('certificate.see')}
      </Link>
    </section>
  );
}

/** What the learner said of the course, else the way to say it. */
function Review({ course, isFirst }: { course: EnrolledCourse; isFirst: boolean }) {
  const { t, formats, Link, paths } = useLectern('CoursePlayerLecture', finishWords, playerWords);
  const { ownReview } = course;
  return (
    <section className="lectern-course-player-finish-review">
      <h2>{t(ownReview ? 'finish.reviewed' : 'finish.reviewTitle')}</h2>
      {ownReview ? (
        <>
          <Stars value={ownReview.rating} label={t('rating.label', { rating: formats.rating(ownReview.rating) })} />
          <blockquote dir="auto">{ownReview.comment}</blockquote>
        </>
      ) : (
        <>
          <p>{t('finish.reviewText')}</p>
          <Link
            href={extendPath(paths.course(course._id), { place: 'lectern-review' })}
            className="lectern-button"
            data-variant={isFirst ? 'primary' : 'secondary'}
          >
            <Icon shape={icons.star} />
            {t('player.review')}
          </Link>
        </>
      )}
    </section>
  );
}

/** Courses of the same subject, those of the same level first, without the learner's own. Nothing where there are none. */
function Next({ course }: { course: EnrolledCourse }) {
  const { t, formats, Link, paths } = useLectern('CoursePlayerLecture', finishWords);
  const { data: related = [] } = useRelatedCourses(course);
  const { data: enrolled } = useEnrolledCourses();
  // None before it is known which are the learner's already.
  const next = enrolled ? related.filter(({ _id }) => enrolled.every((own) => own._id !== _id)).slice(0, MAX_NEXT) : [];
  if (next.length === 0) return null;
  return (
    <section className="lectern-course-player-finish-next">
      <h2>{t('finish.whatNext')}</h2>
      <ul>
        {next.map((one) => (
          <li key={one._id}>
            <CoverImage course={one} sizes="(min-width: 40em) 22em, 100vw" />
            <Link href={paths.course(one._id)} dir="auto">
              {one.title}
            </Link>
            <p className="lectern-course-player-kind">
              {one.level} · {t.plural('count.lectures', one.totalLectures)} · {formats.price(one.price)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

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
  const { submissionText, submissionUrl, grade, feedback, createdAt, work } = submission;
  return (
    <>
      <section className="lectern-course-player-finish-work">
        <h2>{t('finish.work')}</h2>
        {work?.imageUrl && (
          <CoverImage course={{ ...work, imageUrl: work.imageUrl }} className="lectern-course-player-finish-picture" />
        )}
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
