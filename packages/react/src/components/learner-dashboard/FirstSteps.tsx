import type { Course } from '@lectern/sdk';
import { dashboardWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useSession } from '../../hooks/account/useSession.ts';
import { useCourses } from '../../hooks/catalogue/useCourses.ts';
import { useLectern } from '../../provider/context.ts';
import { definePart, type RootProps } from '../../ui/definePart.tsx';
import { CategoryGrid } from '../category-grid/index.ts';
import { CourseCard, CourseCardSkeleton } from '../course-card/index.ts';
import { useLearnerDashboardContext } from './context.ts';

const FREE_COUNT = 3;
const freeCourses = { minPrice: 0, maxPrice: 0, limit: 2 * FREE_COUNT };
export const CATEGORY_COUNT = 6;

/** A welcome, free courses and the categories, for a person without courses; nothing for others. */
export const LearnerDashboardFirstSteps = forwardRef<HTMLDivElement, RootProps<'div'>>(
  function LearnerDashboardFirstSteps(props, ref) {
    const courses = useLearnerDashboardContext('LearnerDashboardFirstSteps');
    return courses.length > 0 ? null : <FirstSteps ref={ref} {...props} />;
  },
);

const FirstSteps = definePart('FirstSteps', 'div', 'lectern-learner-dashboard-first-steps', () => {
  const { t, Link, paths } = useLectern('LearnerDashboardFirstSteps', dashboardWords);
  const { user } = useSession();
  const { data, error } = useCourses(freeCourses);
  // One can't enroll in one's own course.
  const free = data?.courses.filter(({ creatorId }) => creatorId?._id !== user?.userId).slice(0, FREE_COUNT);
  const hasFree = !error && free?.length !== 0;
  return {
    children: (
      <>
        <section className="lectern-learner-dashboard-welcome">
          <h2>{t('dashboard.welcome', { name: user?.firstName ?? '' })}</h2>
          <p>{t('dashboard.empty')}</p>
          <p>{t(hasFree ? 'dashboard.startFree' : 'dashboard.startAnywhere')}</p>
          <Link href={paths.courses} className="lectern-button" data-variant="primary">
            {t('dashboard.browse')}
          </Link>
        </section>
        {hasFree && (
          <section className="lectern-learner-dashboard-section" aria-label={t('dashboard.free')}>
            <h2>{t('dashboard.free')}</h2>
            <ul className="lectern-learner-dashboard-list">
              {free
                ? free.map((course) => (
                    <li key={course._id}>
                      <FreeCourse course={course} />
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
        <section className="lectern-learner-dashboard-section" aria-label={t('dashboard.topics')}>
          <h2>{t('dashboard.topics')}</h2>
          <CategoryGrid limit={CATEGORY_COUNT} />
        </section>
      </>
    ),
  };
});

/** A free course with one button: it enrolls, and opens the first lecture. */
function FreeCourse({ course }: { course: Course }) {
  const { t, formats } = useLectern('LearnerDashboardFirstSteps', dashboardWords);
  const lessons = course.workload?.lessons ?? 0;
  const label = lessons > 0 ? t('dashboard.start', { time: formats.duration(lessons) }) : t('dashboard.startUntimed');
  return (
    <CourseCard course={course}>
      <CourseCard.Cover>
        <CourseCard.Image />
        <CourseCard.Category />
        <CourseCard.WishlistButton />
      </CourseCard.Cover>
      <CourseCard.Body>
        <CourseCard.Title />
        <CourseCard.Instructor />
        <CourseCard.Description />
        <CourseCard.Rating />
        <CourseCard.EnrollButton
          className="lectern-learner-dashboard-start"
          variant="secondary"
          aria-label={`${label}: ${course.title}`}
        >
          {label}
        </CourseCard.EnrollButton>
      </CourseCard.Body>
    </CourseCard>
  );
}
