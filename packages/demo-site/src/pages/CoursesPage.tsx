import '@lectern/react/styles/course-search.css';
import { CourseSearchBox } from '@lectern/react';
import { CourseResults } from './CourseResults.tsx';
import { useCourseSearch } from './useCourseSearch.ts';
import { useListingHead } from './useListingHead.ts';

/** §2, course listing. */
export function CoursesPage() {
  const state = useCourseSearch();
  useListingHead(state);
  return (
    <div className="site-page">
      <header className="site-page-head">
        <h1>Explore Our Courses</h1>
        <CourseSearchBox defaultValue={state.q} onSearch={state.setQuery} search={state.search} />
      </header>
      <CourseResults state={state} />
    </div>
  );
}
