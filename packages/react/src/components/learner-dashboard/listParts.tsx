import { dashboardWords, orderWords } from '@lectern/sdk/words';
import { forwardRef, useState } from 'react';
import { useSession } from '../../hooks/account/useSession.ts';
import { useOrders } from '../../hooks/shop/useOrders.ts';
import { useLectern } from '../../provider/context.ts';
import { cx } from '../../ui/compose.ts';
import type { RootProps } from '../../ui/createRoot.tsx';
import { splitCourses, useLearnerDashboard } from './context.ts';
import { LearnerDashboardCourse } from './DashboardCourse.tsx';

/** The heading, and a link to the purchases once there are some. */
export const LearnerDashboardHeader = forwardRef<HTMLElement, RootProps<'header'>>(function LearnerDashboardHeader(
  { className, ...props },
  ref,
) {
  const { t, Link, paths } = useLectern('LearnerDashboardHeader', dashboardWords, orderWords);
  const { user } = useSession();
  const hasOrders = (useOrders().data?.length ?? 0) > 0;
  return (
    <header ref={ref} {...props} className={cx('lectern-learner-dashboard-header', className)}>
      <h1>{t(user?.role === 'instructor' ? 'dashboard.instructor' : 'dashboard.learner')}</h1>
      {hasOrders && (
        <Link href={paths.orders} className="lectern-button lectern-button-flush" data-variant="quiet">
          {t('orders.title')}
        </Link>
      )}
    </header>
  );
});

/** The course to continue with; nothing once all are completed. */
export const LearnerDashboardNext = forwardRef<HTMLElement, RootProps<'section'>>(function LearnerDashboardNext(
  { className, ...props },
  ref,
) {
  const { next } = splitCourses(useLearnerDashboard('LearnerDashboardNext'));
  const { t } = useLectern('LearnerDashboardNext', dashboardWords);
  if (!next) return null;
  const title = t(next.lastLectureId ? 'dashboard.next' : 'dashboard.begin');
  return (
    <section ref={ref} aria-label={title} {...props} className={cx('lectern-learner-dashboard-section', className)}>
      <h2>{title}</h2>
      <LearnerDashboardCourse course={next} isNext />
    </section>
  );
});

const filters = ['all', 'inProgress', 'completed'] as const;
/** With more courses than this the list has filters. */
const MAX_UNFILTERED_COURSES = 6;

/** All courses but the next one; nothing without any. */
export const LearnerDashboardCourses = forwardRef<HTMLElement, RootProps<'section'>>(function LearnerDashboardCourses(
  { className, ...props },
  ref,
) {
  const courses = useLearnerDashboard('LearnerDashboardCourses');
  const { t, formats } = useLectern('LearnerDashboardCourses', dashboardWords);
  const [filter, setFilter] = useState<(typeof filters)[number]>('all');
  const by = splitCourses(courses);
  if (by.all.length === 0) return null;
  return (
    <section
      ref={ref}
      aria-label={t('dashboard.courses')}
      {...props}
      className={cx('lectern-learner-dashboard-section', className)}
    >
      <h2>{t('dashboard.courses')}</h2>
      {courses.length > MAX_UNFILTERED_COURSES && (
        <fieldset className="lectern-chips">
          <legend className="lectern-visually-hidden">{t('dashboard.filter')}</legend>
          {filters.map((value) => (
            <button
              key={value}
              type="button"
              className="lectern-chip"
              aria-pressed={filter === value}
              onClick={() => setFilter(value)}
            >
              {t(`dashboard.${value}`, { count: formats.count(by[value].length) })}
            </button>
          ))}
        </fieldset>
      )}
      {by[filter].length === 0 && <p>{t('dashboard.none')}</p>}
      <div className="lectern-learner-dashboard-list">
        {by[filter].map((course) => (
          <LearnerDashboardCourse key={course._id} course={course} />
        ))}
      </div>
    </section>
  );
});
