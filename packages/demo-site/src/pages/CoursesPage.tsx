import '@lectern/react/styles/compare-area.css';
import '@lectern/react/styles/course-search.css';
import '@lectern/react/styles/sample-area.css';
import { CompareArea, CourseSearchBox, SampleArea } from '@lectern/react';
import { coursesHead } from '../content/courses.ts';
import { CourseResults } from './CourseResults.tsx';
import { useCourseSearch } from './useCourseSearch.ts';
import { useListingHead } from './useListingHead.ts';

/** §2, course listing. */
export function CoursesPage() {
  const state = useCourseSearch();
  useListingHead(state);
  return (
    <CompareArea>
      <div className="site-page">
        <header className="site-page-head">
          <h1>{coursesHead.title}</h1>
          <CourseSearchBox defaultValue={state.q} onSearch={state.setQuery} search={state.search} />
        </header>
        <SampleArea>
          <CourseResults state={state} />
        </SampleArea>
      </div>
    </CompareArea>
  );
}
