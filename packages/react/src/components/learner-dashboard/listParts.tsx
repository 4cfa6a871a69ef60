import { certificateWords, dashboardWords, orderWords } from '@lectern/sdk/words';
import { useSession } from '../../hooks/account/useSession.ts';
import { useCertificates } from '../../hooks/learning/useCertificates.ts';
import { useLectern } from '../../provider/context.ts';
import { definePart } from '../../ui/definePart.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { CoverImage } from '../cover-image/index.ts';
import { splitCourses, useLearnerDashboardContext } from './context.ts';
import { LearnerDashboardCourse } from './DashboardCourse.tsx';
import { Onward } from './Onward.tsx';

/** The heading, and a link to the purchases once there are some. */
export const LearnerDashboardHeader = definePart(
  'LearnerDashboardHeader',
  'header',
  'lectern-learner-dashboard-header',
  (name) => {
    const { t, Link, paths } = useLectern(name, dashboardWords, orderWords);
    const { user } = useSession();
    return {
      children: (
        <>
          <h1>{t(user?.role === 'instructor' ? 'dashboard.instructor' : 'dashboard.learner')}</h1>
          <Link href={paths.orders} className="lectern-button lectern-button-flush" data-variant="quiet">
            {t('orders.title')}
          </Link>
        </>
      ),
    };
  },
);

/** The course to continue with; once all are completed, what could come next. Nothing without a course. */
export const LearnerDashboardNext = definePart(
  'LearnerDashboardNext',
  'section',
  'lectern-learner-dashboard-section',
  (name) => {
    const { next, completed } = splitCourses(useLearnerDashboardContext(name));
    const { t } = useLectern(name, dashboardWords);
    const [last] = completed;
    if (!next && last) return { 'aria-label': t('dashboard.onward'), children: <Onward last={last} /> };
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

/** The other courses that are not completed; nothing without any. */
export const LearnerDashboardCourses = definePart(
  'LearnerDashboardCourses',
  'section',
  'lectern-learner-dashboard-section',
  (name) => {
    const { others } = splitCourses(useLearnerDashboardContext(name));
    const { t } = useLectern(name, dashboardWords);
    if (others.length === 0) return null;
    return {
      'aria-label': t('dashboard.courses'),
      children: (
        <>
          <h2>{t('dashboard.courses')}</h2>
          <div className="lectern-learner-dashboard-list">
            {others.map((course) => (
              <LearnerDashboardCourse key={course._id} course={course} />
            ))}
          </div>
        </>
      ),
    };
  },
);

/** The completed courses, as a shelf of pictures; nothing without any. */
export const LearnerDashboardShelf = definePart(
  'LearnerDashboardShelf',
  'section',
  'lectern-learner-dashboard-section',
  (name) => {
    const { completed } = splitCourses(useLearnerDashboardContext(name));
    const { t, Link, paths } = useLectern(name, certificateWords, dashboardWords);
    const { data: certificates } = useCertificates();
    if (completed.length === 0) return null;
    const certificateOf = (courseId: string) =>
      certificates?.find((one) => one.courseId === courseId && !one.revokedAt)?.number;
    return {
      'aria-label': t('dashboard.shelf'),
      children: (
        <>
          <h2>{t('dashboard.shelf')}</h2>
          <ul className="lectern-learner-dashboard-shelf">
            {completed.map((course) => {
              const number = certificateOf(course._id);
              return (
                <li key={course._id}>
                  <Link href={paths.learning(course._id)} className="lectern-learner-dashboard-finished">
                    <CoverImage course={course} sizes="12rem" className="lectern-learner-dashboard-shelved" />
                    <span dir="auto">{course.title}</span>
                    <span className="lectern-learner-dashboard-done">
                      <Icon shape={icons.check} />
                      {t('dashboard.complete')}
                    </span>
                  </Link>
                  {number && (
                    <Link
                      href={paths.certificate(number)}
                      className="lectern-button lectern-button-flush"
                      data-variant="quiet"
                      aria-label={t('certificate.openOf', { title: course.title })}
                    >
                      {t('certificate.open')}
                    </Link>
                  )}
                </li>
              );
            })}
          </ul>
        </>
      ),
    };
  },
);
