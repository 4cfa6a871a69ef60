import type { PurchasedCourse } from '@lectern/sdk';
import { useState } from 'react';
import { useEnrolledCourses } from '../../hooks/useEnrolledCourses.ts';
import { useOrders } from '../../hooks/useOrders.ts';
import { useSession } from '../../hooks/useSession.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { LoadingStatus, Skeleton } from '../../ui/Skeleton.tsx';
import { LoadError } from '../load-error/index.ts';
import { DashboardCourse } from './DashboardCourse.tsx';
import { FirstSteps } from './FirstSteps.tsx';

/** The learner dashboard (§2): what to go on with first, then everything one owns. */
export function LearnerDashboard() {
  const { t, Link, paths } = useLectern('LearnerDashboard');
  const { user } = useSession();
  const { data, error, refetch } = useEnrolledCourses();
  const hasOrders = (useOrders().data?.length ?? 0) > 0;
  return (
    <div className="lectern-dashboard">
      <header className="lectern-dashboard-head">
        <h1>{t(user?.role === 'instructor' ? 'dashboard.instructor' : 'dashboard.learner')}</h1>
        {hasOrders && (
          <Link href={paths.orders} className="lectern-button" data-variant="quiet">
            {t('orders.title')}
          </Link>
        )}
      </header>
      {data ? (
        data.length === 0 ? (
          <FirstSteps />
        ) : (
          <Courses courses={data} />
        )
      ) : error ? (
        <LoadError error={error} fallback="dashboard.failed" onRetry={refetch} />
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

const filters = ['all', 'inProgress', 'completed'] as const;
/** So many courses are easier to find with a filter. */
const manyCourses = 6;

function Courses({ courses }: { courses: readonly PurchasedCourse[] }) {
  const { t, formats } = useLectern('LearnerDashboard');
  const [filter, setFilter] = useState<(typeof filters)[number]>('all');
  const isCompleted = (course: PurchasedCourse) => (course.progress ?? 0) >= 100;
  const next = courses.find((course) => !isCompleted(course));
  const others = courses.filter((course) => course !== next);
  const by = {
    all: others,
    inProgress: others.filter((course) => !isCompleted(course)),
    completed: others.filter(isCompleted),
  };
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
          {courses.length > manyCourses && (
            <fieldset className="lectern-dashboard-filter">
              <legend className="lectern-visually-hidden">{t('dashboard.filter')}</legend>
              {filters.map((value) => (
                <Button key={value} size="small" aria-pressed={filter === value} onClick={() => setFilter(value)}>
                  {t(`dashboard.${value}`, { count: formats.count(by[value].length) })}
                </Button>
              ))}
            </fieldset>
          )}
          {by[filter].length === 0 && <p>{t('dashboard.none')}</p>}
          <div className="lectern-dashboard-list">
            {by[filter].map((course) => (
              <DashboardCourse key={course._id} course={course} />
            ))}
          </div>
        </section>
      )}
    </>
  );
}
