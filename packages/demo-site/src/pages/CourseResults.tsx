import {
  ActiveFilters,
  Button,
  CourseFilters,
  CourseFiltersDrawer,
  CourseList,
  CourseSort,
  useCourses,
  useLectern,
} from '@lectern/react';
import { catalogueWords, filterWords } from '@lectern/sdk/words';
import { useRef } from 'react';
import { EmptyActions } from '../layout/EmptyActions.tsx';
import { EmptyIllustration } from '../layout/EmptyIllustration.tsx';
import type { useCourseSearch } from './useCourseSearch.ts';

/** Filters at the side (in a drawer on narrow screens), the active filters, and the courses. */
export function CourseResults({ state }: { state: ReturnType<typeof useCourseSearch> }) {
  const { t, Link, paths } = useLectern('CourseResults', catalogueWords, filterWords);
  const { filters, sort, search, setPage } = state;
  const isEmpty = useCourses(search).data?.totalResults === 0;
  const results = useRef<HTMLDivElement>(null);
  /** Scrolls to the start of the list after a change. */
  const withScroll =
    <Values extends unknown[]>(change: (...values: Values) => void) =>
    (...values: Values) => {
      change(...values);
      const top = results.current?.getBoundingClientRect().top ?? 0;
      if (top < 0) results.current?.scrollIntoView({ behavior: 'instant', block: 'start' });
    };
  const setFilters = withScroll(state.setFilters);
  const setSort = withScroll(state.setSort);
  const clear = withScroll(state.clear);
  return (
    <div ref={results} className="site-results-frame">
      <div className="site-results">
        <aside className="site-results-side" aria-label={t('filters.title')}>
          <CourseFilters value={filters} onValueChange={setFilters} />
        </aside>
        <CourseList
          search={search}
          onPageChange={setPage}
          hasHeading
          emptyPicture={<EmptyIllustration />}
          emptyAction={
            <EmptyActions>
              {state.hasFilters ? (
                <Button variant="primary" onClick={clear}>
                  {t('courseList.clear')}
                </Button>
              ) : (
                <Link href={paths.courses} className="lectern-button" data-variant="primary">
                  View All Courses
                </Link>
              )}
            </EmptyActions>
          }
          tools={
            <div className="site-results-tools">
              <CourseFiltersDrawer value={filters} onValueChange={setFilters} q={state.q} />
              <ActiveFilters value={filters} onValueChange={setFilters} />
              {!isEmpty && <CourseSort value={sort} onValueChange={setSort} />}
            </div>
          }
        />
      </div>
    </div>
  );
}
