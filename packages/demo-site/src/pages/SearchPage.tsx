import '@lectern/react/styles/compare-area.css';
import '@lectern/react/styles/course-search.css';
import '@lectern/react/styles/sample-area.css';
import { CompareArea, CourseSearchBox, SampleArea } from '@lectern/react';
import { searchTitle } from '../content/courses.ts';
import { useHead } from '../head/useHead.ts';
import { CourseResults } from './CourseResults.tsx';
import { useCourseSearch } from './useCourseSearch.ts';

/** Search results (§2). */
export function SearchPage() {
  const state = useCourseSearch();
  const title = searchTitle(state.q);
  useHead({ title });
  return (
    <CompareArea>
      <div className="site-page">
        <header className="site-page-head">
          <h1>{title}</h1>
          <CourseSearchBox defaultValue={state.q} onSearch={state.setQuery} search={state.search} />
        </header>
        <SampleArea>
          <CourseResults state={state} />
        </SampleArea>
      </div>
    </CompareArea>
  );
}
