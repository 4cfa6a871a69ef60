import { useCourses } from '../../hooks/useCourses.ts';
import { useSession } from '../../hooks/useSession.ts';
import { useLectern } from '../../provider/context.ts';
import { CategoryGrid } from '../category-grid/index.ts';
import { CourseCard, CourseCardSkeleton } from '../course-card/index.ts';

const freeCourses = { minPrice: 0, maxPrice: 0, limit: 3 };
const categories = 6;

/** The dashboard of somebody without courses: a welcome, free courses to begin with, and the topics there are. */
export function FirstSteps() {
  const { t, Link, paths } = useLectern('LearnerDashboard');
  const firstName = useSession().user?.firstName ?? '';
  const { data, error } = useCourses(freeCourses);
  const hasFree = !error && data?.courses.length !== 0;
  return (
    <>
      <section className="lectern-dashboard-welcome">
        <h2>{t('dashboard.welcome', { name: firstName })}</h2>
        <p>{t('dashboard.empty')}</p>
        <p>{t(hasFree ? 'dashboard.startFree' : 'dashboard.startAnywhere')}</p>
        <Link href={paths.courses} className="lectern-button" data-variant="primary">
          {t('dashboard.browse')}
        </Link>
      </section>
      {hasFree && (
        <section className="lectern-dashboard-section" aria-label={t('dashboard.free')}>
          <h2>{t('dashboard.free')}</h2>
          <ul className="lectern-dashboard-list">
            {data
              ? data.courses.map((course) => (
                  <li key={course._id}>
                    <CourseCard course={course} />
                  </li>
                ))
              : [1, 2, 3].map((place) => (
                  <li key={place}>
                    <CourseCardSkeleton />
                  </li>
                ))}
          </ul>
        </section>
      )}
      <section className="lectern-dashboard-section" aria-label={t('dashboard.topics')}>
        <h2>{t('dashboard.topics')}</h2>
        <CategoryGrid limit={categories} />
      </section>
    </>
  );
}
