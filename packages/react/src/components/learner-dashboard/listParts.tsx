import { dashboardWords, orderWords } from '@lectern/sdk/words';
import { useState } from 'react';
import { useSession } from '../../hooks/account/useSession.ts';
import { useOrders } from '../../hooks/shop/useOrders.ts';
import { useLectern } from '../../provider/context.ts';
import { definePart } from '../../ui/definePart.tsx';
import { splitCourses, useLearnerDashboardContext } from './context.ts';
import { LearnerDashboardCourse } from './DashboardCourse.tsx';

/** The heading, and a link to the purchases once there are some. */
export const LearnerDashboardHeader = definePart(
  'LearnerDashboardHeader',
  'header',
  'lectern-learner-dashboard-header',
  (name) => {
    const { t, Link, paths } = useLectern(name, dashboardWords, orderWords);
    const { user } = useSession();
    const hasOrders = (useOrders().data?.length ?? 0) > 0;
    return {
      children: (
        <>
          <h1>{t(user?.role === 'instructor' ? 'dashboard.instructor' : 'dashboard.learner')}</h1>
          {hasOrders && (
            <Link href={paths.orders} className="lectern-button lectern-button-flush" data-variant="quiet">
              {t('orders.title')}
            </Link>
          )}
        </>
      ),
    };
  },
);

/** The course to continue with; nothing once all are completed. */
export const LearnerDashboardNext = definePart(
  'LearnerDashboardNext',
  'section',
  'lectern-learner-dashboard-section',
  (name) => {
    const { next } = splitCourses(useLearnerDashboardContext(name));
    const { t } = useLectern(name, dashboardWords);
    if (!next) return null;
    const title = t(next.lastLectureId ? 'dashboard.next' : 'dashboard.begin');
    return {
      'aria-label': title,
      children: (
        <>
          <h2>{title}</h2>
          <LearnerDashboardCourse course={next} isNext />
        </>
      ),
    };
  },
);

const filters = ['all', 'inProgress', 'completed'] as const;
/** With more courses than this the list has filters. */
const MAX_UNFILTERED_COURSES = 6;

/** All courses but the next one; nothing without any. */
export const LearnerDashboardCourses = definePart(
  'LearnerDashboardCourses',
  'section',
  'lectern-learner-dashboard-section',
  (name) => {
    const courses = useLearnerDashboardContext(name);
    const { t, formats } = useLectern(name, dashboardWords);
    const [filter, setFilter] = useState<(typeof filters)[number]>('all');
    const by = splitCourses(courses);
    if (by.all.length === 0) return null;
    return {
      'aria-label': t('dashboard.courses'),
      children: (
        <>
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
        </>
      ),
    };
  },
);
