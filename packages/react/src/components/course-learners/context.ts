import type { RefObject } from 'react';
import type { UseCourseLearnersResult } from '../../hooks/authoring/useCourseLearners.ts';
import { createRootContext } from '../../ui/rootContext.ts';

export interface CourseLearnersContextValue extends UseCourseLearnersResult {
  courseId: string;
  searchRef: RefObject<HTMLInputElement | null>;
}

/** The learners shown by the component that a part belongs to. */
export const [CourseLearnersProvider, useCourseLearnersContext] =
  createRootContext<CourseLearnersContextValue>('CourseLearners');
