import { CategoryGrid, CourseSearchBox, FeaturedCourses, HeroSlider, useLectern, useSession } from '@lectern/react';
import { slides } from '../content/hero.ts';
import { usePageTitle } from '../layout/usePageTitle.ts';

/** §2, home page. */
export function HomePage() {
  const { t, Link, paths } = useLectern('HomePage');
  const { isAuthenticated } = useSession();
  usePageTitle('Learn something you can use');
  return (
    <>
      <h1 className="lectern-visually-hidden">Lectern: courses by people who do the work</h1>
      <HeroSlider slides={slides} label="What Lectern is for">
        <CourseSearchBox />
      </HeroSlider>
      <section className="site-section">
        <div className="site-section-head">
          <h2>{t('categories.title')}</h2>
          <Link href="/courses" className="lectern-button" data-variant="quiet">
            View All Categories
          </Link>
        </div>
        <CategoryGrid limit={6} />
      </section>
      <section className="site-section">
        <div className="site-section-head">
          <h2>Featured Courses</h2>
          <Link href={paths.courses} className="lectern-button" data-variant="quiet">
            View All Courses
          </Link>
        </div>
        <FeaturedCourses />
      </section>
      {!isAuthenticated && (
        <section className="site-closing">
          <h2>An hour from now you could know how.</h2>
          <p>Several courses are free from the first lecture to the last. Pick one and begin.</p>
          <p className="site-closing-actions">
            <Link href={paths.signUp()} className="lectern-button" data-variant="primary" data-size="large">
              Get Started Free
            </Link>
            <Link href="/courses" className="lectern-button" data-variant="secondary" data-size="large">
              Browse Courses
            </Link>
          </p>
        </section>
      )}
    </>
  );
}
