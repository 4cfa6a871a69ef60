import { useAuthoredCourses } from '../../hooks/useAuthoredCourses.ts';
import { useLectern } from '../../provider/context.ts';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LoadingStatus, Skeleton } from '../../ui/Skeleton.tsx';
import { RequireRole } from '../require-role/index.ts';
import { OwnCourseCard } from './OwnCourseCard.tsx';

const readers = ['instructor', 'admin'] as const;

/** The courses one teaches, how they do, and the way into each (§2). Learners are sent to their dashboard. */
export function InstructorDashboard() {
  const { paths } = useLectern('InstructorDashboard');
  return (
    <RequireRole roles={readers} fallback={paths.dashboard}>
      <Dashboard />
    </RequireRole>
  );
}

function Dashboard() {
  const { t, formats, Link, paths } = useLectern('InstructorDashboard');
  const { courses, error, reload, mayTeach, remove, removed } = useAuthoredCourses();
  const waiting = courses?.reduce((sum, { stats }) => sum + (stats?.waiting ?? 0), 0) ?? 0;
  const create = (
    <Link href={paths.newCourse} className="lectern-button" data-variant="primary">
      <Icon name="plus" />
      {t('instructorDashboard.create')}
    </Link>
  );
  return (
    <div className="lectern-own-courses">
      <header className="lectern-own-courses-head">
        <h1>{t('instructorDashboard.title')}</h1>
        {mayTeach && courses && courses.length > 0 && (
          <div className="lectern-own-courses-ways">
            {waiting > 0 && (
              <Link href={paths.gradingList} className="lectern-button" data-variant="secondary">
                <Icon name="assignment" />
                {t('instructorDashboard.gradeAll', { count: formats.count(waiting) })}
              </Link>
            )}
            {create}
          </div>
        )}
      </header>
      <p role="status" className="lectern-visually-hidden">
        {removed && t('instructorDashboard.deleted', { title: removed.title })}
      </p>
      {courses ? (
        courses.length === 0 ? (
          <EmptyNote message={t(mayTeach ? 'instructorDashboard.empty' : 'instructorDashboard.emptyAdmin')}>
            {mayTeach ? (
              create
            ) : (
              <Link href={paths.admin} className="lectern-button" data-variant="secondary">
                {t('account.admin')}
              </Link>
            )}
          </EmptyNote>
        ) : (
          <ul className="lectern-own-courses-list">
            {courses.map((course) => (
              <li key={course._id}>
                <OwnCourseCard course={course} isReadOnly={!mayTeach} onDelete={() => remove(course)} />
              </li>
            ))}
          </ul>
        )
      ) : error ? (
        <ErrorNote message={error} retryLabel={t('error.retry')} onRetry={reload} />
      ) : (
        <div className="lectern-own-courses-list">
          <LoadingStatus label={t('instructorDashboard.loading')} />
          {[1, 2, 3].map((place) => (
            <div key={place} className="lectern-own-course" aria-hidden="true">
              <div className="lectern-own-course-image">
                <Skeleton shape="box" />
              </div>
              <div className="lectern-own-course-body">
                <Skeleton shape="title" />
                <Skeleton />
                <Skeleton />
              </div>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
