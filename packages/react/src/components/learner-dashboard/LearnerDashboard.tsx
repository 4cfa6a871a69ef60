import type { PurchasedCourse } from '@lectern/sdk';
import { useCourseProgress, useEnrolledCourses } from '../../hooks/useEnrolledCourses.ts';
import { useSession } from '../../hooks/useSession.ts';
import { useLectern } from '../../provider/context.ts';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { LoadingStatus, Skeleton } from '../../ui/Skeleton.tsx';
import { CoverImage } from '../cover-image/index.ts';
import { LoadFailure } from '../load-failure/index.ts';

/** The learner dashboard (§2): what to go on with first, then everything one owns. */
export function LearnerDashboard() {
  const { t, Link, paths } = useLectern('LearnerDashboard');
  const { user } = useSession();
  const { data, error, refetch } = useEnrolledCourses();
  return (
    <div className="lectern-dashboard">
      <header className="lectern-dashboard-head">
        <h1>{t(user?.role === 'instructor' ? 'dashboard.instructor' : 'dashboard.learner')}</h1>
        <Link href={paths.orders} className="lectern-button" data-variant="quiet">
          {t('orders.title')}
        </Link>
      </header>
      {data ? (
        data.length === 0 ? (
          <EmptyNote message={t('dashboard.empty')}>
            <Link href={paths.courses} className="lectern-button" data-variant="primary">
              {t('dashboard.browse')}
            </Link>
          </EmptyNote>
        ) : (
          <Courses courses={data} />
        )
      ) : error ? (
        <LoadFailure error={error} failed="dashboard.failed" onRetry={refetch} />
      ) : (
        <div className="lectern-dashboard-list">
          <LoadingStatus label={t('dashboard.loading')} />
          {[1, 2, 3].map((place) => (
            <div key={place} className="lectern-dashboard-course" aria-hidden="true">
              <div className="lectern-dashboard-image">
                <Skeleton shape="box" />
              </div>
              <div className="lectern-dashboard-body">
                <Skeleton shape="title" />
                <Skeleton />
              </div>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

function Courses({ courses }: { courses: readonly PurchasedCourse[] }) {
  const { t } = useLectern('LearnerDashboard');
  const next = courses.find((course) => (course.progress ?? 0) < 100);
  const others = courses.filter((course) => course !== next);
  const nextTitle = t(next?.lastLectureId ? 'dashboard.next' : 'dashboard.begin');
  return (
    <>
      {next && (
        <section className="lectern-dashboard-section" aria-label={nextTitle}>
          <h2>{nextTitle}</h2>
          <DashboardCourse course={next} isNext />
        </section>
      )}
      {others.length > 0 && (
        <section className="lectern-dashboard-section" aria-label={t('dashboard.courses')}>
          <h2>{t('dashboard.courses')}</h2>
          <div className="lectern-dashboard-list">
            {others.map((course) => (
              <DashboardCourse key={course._id} course={course} />
            ))}
          </div>
        </section>
      )}
    </>
  );
}

function DashboardCourse({ course, isNext = false }: { course: PurchasedCourse; isNext?: boolean }) {
  const { t, formats, Link, paths } = useLectern('LearnerDashboard');
  const percent = useCourseProgress(course);
  const text =
    typeof percent !== 'number'
      ? percent === null && t('dashboard.unavailable')
      : percent >= 100
        ? t('dashboard.complete')
        : t('player.percent', { percent: formats.decimal(percent) });
  return (
    <article className="lectern-dashboard-course" data-next={isNext || undefined} aria-label={course.title}>
      <CoverImage src={course.imageUrl} loading="lazy" className="lectern-dashboard-image" />
      <div className="lectern-dashboard-body">
        <h3>{course.title}</h3>
        {course.creatorId && (
          <p className="lectern-dashboard-by">
            {t('course.by', { name: `${course.creatorId.firstName} ${course.creatorId.lastName}` })}
          </p>
        )}
        <div className="lectern-dashboard-progress">
          <ProgressBar percent={percent ?? 0} label={t('player.progress')} text={text || t('course.loading')} />
          <span>{text}</span>
        </div>
        <div className="lectern-dashboard-actions">
          <Link
            href={paths.learning(course._id)}
            className="lectern-button"
            data-variant={isNext ? 'primary' : 'secondary'}
            aria-label={`${t('dashboard.continue')}: ${course.title}`}
          >
            {t('dashboard.continue')}
          </Link>
          <Link
            href={paths.course(course._id)}
            className="lectern-button"
            data-variant="quiet"
            aria-label={`${t('dashboard.view')}: ${course.title}`}
          >
            {t('dashboard.view')}
          </Link>
        </div>
      </div>
    </article>
  );
}
