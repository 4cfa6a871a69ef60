import '@lectern/react/styles/category-grid.css';
import '@lectern/react/styles/course-list.css';
import '@lectern/react/styles/course-search.css';
import '@lectern/react/styles/hero-slider.css';
import {
  CategoryGrid,
  CourseSearchBox,
  FeaturedCourses,
  HeroSlider,
  JsonLd,
  useLectern,
  useSession,
} from '@lectern/react';
import { limits } from '@lectern/sdk/rules';
import { catalogueWords } from '@lectern/sdk/words';
import { slides } from '../content/hero.ts';
import { home, homeHead } from '../content/home.ts';
import { links } from '../content/site.ts';
import { originOf, siteFacts } from '../head/facts.ts';
import { useHead } from '../head/useHead.ts';
import { belowFold } from '../layout/belowFold.tsx';

const Voices = belowFold(async () => (await import('./HomeVoices.tsx')).HomeVoices, 'site-voices-place');

/** §2, home page. */
export function HomePage() {
  const { marketplace, t, Link, paths } = useLectern('HomePage', catalogueWords);
  const { isAuthenticated } = useSession();
  useHead(homeHead);
  return (
    <>
      <JsonLd data={siteFacts(originOf(marketplace))} />
      <h1 className="lectern-visually-hidden">{home.title}</h1>
      <HeroSlider slides={slides} label={home.hero} search={<CourseSearchBox />} />
      <section className="site-section">
        <div className="site-section-head">
          <h2>{t('categories.title')}</h2>
          <Link href="/courses" className="lectern-button" data-variant="quiet">
            {links.categories}
          </Link>
        </div>
        <CategoryGrid limit={limits.homeCategories} />
      </section>
      <section className="site-section site-swipe">
        <div className="site-section-head">
          <h2>{home.featured}</h2>
          <Link href={paths.courses} className="lectern-button" data-variant="quiet">
            {links.courses}
          </Link>
        </div>
        <FeaturedCourses />
      </section>
      <Voices />
      {!isAuthenticated && (
        <section className="site-closing" data-for="visitors">
          <h2>{home.closing.title}</h2>
          <p>{home.closing.text}</p>
          <p className="site-closing-actions">
            <Link href={paths.signUp()} className="lectern-button" data-variant="primary" data-size="large">
              {home.closing.action}
            </Link>
            <Link href="/courses" className="lectern-button" data-variant="secondary" data-size="large">
              {links.browse}
            </Link>
          </p>
        </section>
      )}
    </>
  );
}
