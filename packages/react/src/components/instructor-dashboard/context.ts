import type { useAuthoredCourses } from '../../hooks/useAuthoredCourses.ts';
import { createRootContext } from '../../ui/createRoot.tsx';

/** The courses of the dashboard that a part belongs to. */
export const [InstructorDashboardProvider, useDashboardCourses] =
  createRootContext<ReturnType<typeof useAuthoredCourses>>('InstructorDashboard');
