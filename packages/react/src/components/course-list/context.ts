import type { Course, CoursePage, CourseSearch } from '@lectern/sdk';
import type { ReactNode } from 'react';
import { createRootContext } from '../../ui/rootContext.ts';

/** Draws the content of an item, such as a card of your own. `imageLoading` is for its picture. */
export type RenderCourse = (course: Course, item: { imageLoading: 'lazy' | 'eager' }) => ReactNode;

export interface CourseListContextValue {
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
  renderItem: RenderCourse | undefined;
  renderSkeleton: (() => ReactNode) | undefined;
}

export const [CourseListProvider, useCourseListContext] = createRootContext<CourseListContextValue>('CourseList');
