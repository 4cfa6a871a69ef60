import type { CourseLearner } from '@lectern/sdk';
import { useId, useRef } from 'react';
import { useCourseLearners } from '../../hooks/useCourseLearners.ts';
import { useUserId } from '../../hooks/useSession.ts';
import { useLectern } from '../../provider/context.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { LoadingStatus, Skeleton } from '../../ui/Skeleton.tsx';
import { Pagination } from '../course-list/index.ts';
import { CourseTrail } from '../course-trail/index.ts';
import { RequireInstructor } from '../require-role/index.ts';
import { QuizResults } from './QuizResults.tsx';

export interface CourseLearnersProps {
  courseId: string;
}

/** The learners of a course with their progress, and the results of its quizzes. Its instructor only. */
export function CourseLearners({ courseId }: CourseLearnersProps) {
  const userId = useUserId();
  return (
    <RequireInstructor>
      <Learners key={`${userId} ${courseId}`} courseId={courseId} />
    </RequireInstructor>
  );
}

function Learners({ courseId }: CourseLearnersProps) {
  const { t } = useLectern('CourseLearners');
  const state = useCourseLearners(courseId);
  const { course, learners, total, isEmpty, page, pages, setPage, search, setSearch, error, reload } = state;
  const resultsId = useId();
  const field = useRef<HTMLInputElement>(null);
  const quizzes = (course?.sections ?? []).flatMap(({ lectures }) =>
    lectures.flatMap(({ _id, title, quizId }) => (quizId ? [{ _id, title, quizId }] : [])),
  );

  return (
    <div className="lectern-learners">
      {course && <CourseTrail courseId={courseId} title={course.title} current="learners" />}
      <h1>{t('learners.title')}</h1>
      {learners ? (
        isEmpty ? (
          <EmptyNote message={t('learners.none')} />
        ) : (
          <>
            <div className="lectern-learners-head">
              <input
                ref={field}
                type="search"
                className="lectern-input"
                aria-label={t('learners.search')}
                placeholder={t('learners.search')}
                value={search}
                onChange={({ currentTarget }) => setSearch(currentTarget.value)}
              />
              <p role="status">{t.plural('learners.count', total)}</p>
            </div>
            {learners.length > 0 ? (
              <ul className="lectern-learners-list" aria-label={t('learners.title')}>
                {learners.map((learner) => (
                  <Learner key={learner._id} learner={learner} />
                ))}
              </ul>
            ) : (
              <EmptyNote message={t('learners.noMatch')} icon="search">
                <Button
                  onClick={() => {
                    setSearch('');
                    field.current?.focus();
                  }}
                >
                  {t('learners.showAll')}
                </Button>
              </EmptyNote>
            )}
            <Pagination page={page} pages={pages} onPageChange={setPage} />
          </>
        )
      ) : error ? (
        <ErrorNote message={error} retryLabel={t('error.retry')} onRetry={reload} />
      ) : (
        <>
          <LoadingStatus label={t('learners.loading')} />
          <Skeleton shape="title" />
          <Skeleton shape="title" />
          <Skeleton shape="title" />
        </>
      )}
      {quizzes.length > 0 && (
        <section className="lectern-learners-quizzes" aria-labelledby={resultsId}>
          <h2 id={resultsId}>{t('quizResults.title')}</h2>
          {quizzes.map((quiz) => (
            <QuizResults key={quiz._id} quizId={quiz.quizId} title={quiz.title} />
          ))}
        </section>
      )}
    </div>
  );
}

function Learner({ learner }: { learner: CourseLearner }) {
  const { t, formats } = useLectern('CourseLearners');
  const { firstName, lastName, profilePicture, progress, enrolledAt, lastSeenAt } = learner;
  const percent = t('instructorDashboard.percent', { percent: formats.decimal(progress) });
  const name = `${firstName} ${lastName}`.trim();
  return (
    <li>
      <Avatar firstName={firstName} lastName={lastName} picture={profilePicture} />
      <span className="lectern-learners-who">
        <strong dir="auto">{name}</strong>
        <span>
          {enrolledAt && t('learners.enrolled', { date: formats.date(enrolledAt) })}
          {' · '}
          {lastSeenAt ? t('learners.lastSeen', { when: formats.ago(lastSeenAt) }) : t('learners.notStarted')}
        </span>
      </span>
      <span className="lectern-learners-progress">
        <ProgressBar percent={progress} label={t('learners.progressOf', { name })} text={percent} />
        <span aria-hidden="true">{percent}</span>
      </span>
    </li>
  );
}
