import type { UseAuthoredCoursesResult } from '../../hooks/authoring/useAuthoredCourses.ts';
import { createRootContext } from '../../ui/rootContext.ts';

/** The courses of the dashboard that a part belongs to. */
export const [InstructorDashboardProvider, useInstructorDashboardContext] =
  createRootContext<UseAuthoredCoursesResult>('InstructorDashboard');
