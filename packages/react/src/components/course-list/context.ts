import type { CoursePage, CourseSearch } from '@lectern/sdk';
import { createRootContext } from '../../ui/createRoot.tsx';

interface CourseListValue {
  /** The page of results; undefined while it loads. */
  page: CoursePage | undefined;
  search: CourseSearch;
  /** Whether `page` is the last result, shown until the new one has loaded. */
  isStale: boolean;
  /** Changes the page; undefined without pagination. */
  goTo: ((page: number) => void) | undefined;
  hrefOf: ((page: number) => string) | undefined;
  exactHref: string | undefined;
  suggestedHref: string | undefined;
  /** Of the first cards' pictures. */
  imageLoading: 'lazy' | 'eager' | undefined;
}

export const [CourseListProvider, useCourseList] = createRootContext<CourseListValue>('CourseList');
