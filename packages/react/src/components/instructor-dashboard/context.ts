import type { UseAuthoredCoursesResult } from '../../hooks/authoring/useAuthoredCourses.ts';
import { createRootContext } from '../../ui/createRoot.tsx';

/** The courses of the dashboard that a part belongs to. */
export const [InstructorDashboardProvider, useDashboardCourses] =
  createRootContext<UseAuthoredCoursesResult>('InstructorDashboard');
