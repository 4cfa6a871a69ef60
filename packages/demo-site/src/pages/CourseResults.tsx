import '@lectern/react/styles/course-filters.css';
import '@lectern/react/styles/course-list.css';
import '../styles/results.css';
import {
  ActiveFilters,
  CourseFilters,
  CourseFiltersDrawer,
  CourseList,
  CourseSort,
  useCourses,
  useLectern,
} from '@lectern/react';
import { catalogueWords, filterWords } from '@lectern/sdk/words';
import { useRef } from 'react';
import { links } from '../content/site.ts';
import { EmptyActions } from '../layout/EmptyActions.tsx';
import { EmptyIllustration } from '../layout/EmptyIllustration.tsx';
import { belowResults } from './belowResults.ts';
import type { useCourseSearch } from './useCourseSearch.ts';

/** Filters at the side (in a drawer on narrow screens), the active filters, and the courses. */
export function CourseResults({ state }: { state: ReturnType<typeof useCourseSearch> }) {
  const { t, Link, paths } = useLectern('CourseResults', catalogueWords, filterWords);
  const { filters, sort, search, setPage, hrefOf } = state;
  const { data } = useCourses(search);
  /** No filter can change anything where the words alone find nothing. */
  const canFilter = state.hasFilters || data?.totalResults !== 0;
  const results = useRef<HTMLDivElement>(null);
  /** Scrolls to the start of the list after a change. */
  const withScroll =
    <Values extends unknown[]>(change: (...values: Values) => void) =>
    (...values: Values) => {
      change(...values);
      const top = results.current?.getBoundingClientRect().top ?? 0;
      if (top < 0) results.current?.scrollIntoView({ behavior: 'instant', block: 'start' });
    };
  const below = data && belowResults(data, search.q);
  const setFilters = withScroll(state.setFilters);
  const setSort = withScroll(state.setSort);
  return (
    <div ref={results} className="site-results-frame">
      <div className="site-results">
        {canFilter && (
          <aside className="site-results-side" aria-label={t('filters.title')}>
            <CourseFilters
              value={filters}
              onValueChange={setFilters}
              search={search}
              hrefOf={hrefOf.filters}
              facets={data?.facets}
            />
          </aside>
        )}
        <CourseList
          search={search}
          onPageChange={setPage}
          hrefOf={hrefOf.page}
          exactHref={hrefOf.exact()}
          suggestedHref={hrefOf.suggested()}
          hasHeading
          imageLoading="eager"
          emptyPicture={<EmptyIllustration />}
          emptyAction={
            <EmptyActions>
              {state.hasFilters ? (
                <Link href={hrefOf.filters({})} className="lectern-button" data-variant="primary">
                  {t('courseList.clear')}
                </Link>
              ) : (
                <Link href={paths.courses} className="lectern-button" data-variant="primary">
                  {links.courses}
                </Link>
              )}
            </EmptyActions>
          }
          tools={
            <div className="site-results-tools">
              {canFilter && (
                <CourseFiltersDrawer value={filters} onValueChange={setFilters} search={search} facets={data?.facets} />
              )}
              <ActiveFilters value={filters} onValueChange={setFilters} hrefOf={hrefOf.filters} />
              {data?.totalResults !== 0 && <CourseSort value={sort} onValueChange={setSort} search={search} />}
            </div>
          }
        />
      </div>
      {below && (
        <section className="site-below">
          <h2>{below.title}</h2>
          <CourseList search={below.search} except={below.except} />
        </section>
      )}
    </div>
  );
}
