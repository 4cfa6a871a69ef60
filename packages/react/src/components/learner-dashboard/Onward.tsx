import type { PurchasedCourse } from '@lectern/sdk';
import { dashboardWords } from '@lectern/sdk/words';
import { useRelatedCourses } from '../../hooks/catalogue/useRelatedCourses.ts';
import { useLectern } from '../../provider/context.ts';
import { CategoryGrid } from '../category-grid/index.ts';
import { CourseCard, CourseCardSkeleton } from '../course-card/index.ts';
import { useLearnerDashboardContext } from './context.ts';
import { CATEGORY_COUNT } from './FirstSteps.tsx';

/** What someone can study who has completed everything: courses beside the one that they finished last, else the topics. */
export function Onward({ last }: { last: PurchasedCourse }) {
  const { t, Link, paths } = useLectern('LearnerDashboardNext', dashboardWords);
  const own = new Set(useLearnerDashboardContext('LearnerDashboardNext').map(({ _id }) => _id));
  const { data, isPending } = useRelatedCourses(last);
  const related = data?.filter(({ _id }) => !own.has(_id)) ?? [];
  return (
    <>
      <h2>{t('dashboard.onward')}</h2>
      <p>{t('dashboard.allFinished')}</p>
      {isPending || related.length > 0 ? (
        <ul className="lectern-learner-dashboard-list">
          {isPending
            ? [1, 2, 3].map((place) => (
                <li key={place}>
                  <CourseCardSkeleton />
                </li>
              ))
            : related.map((course) => (
                <li key={course._id}>
                  <CourseCard course={course} variant="quiet" />
                </li>
              ))}
        </ul>
      ) : (
        <CategoryGrid limit={CATEGORY_COUNT} />
      )}
      <Link href={paths.courses} className="lectern-button" data-variant="secondary">
        {t('dashboard.browse')}
      </Link>
    </>
  );
}
