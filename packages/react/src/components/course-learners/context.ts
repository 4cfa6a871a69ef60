import type { RefObject } from 'react';
import type { UseCourseLearnersResult } from '../../hooks/authoring/useCourseLearners.ts';
import { createRootContext } from '../../ui/createRoot.tsx';

interface LearnersView extends UseCourseLearnersResult {
  courseId: string;
  searchRef: RefObject<HTMLInputElement | null>;
}

/** The learners shown by the component that a part belongs to. */
export const [CourseLearnersProvider, useLearnersView] = createRootContext<LearnersView>('CourseLearners');
