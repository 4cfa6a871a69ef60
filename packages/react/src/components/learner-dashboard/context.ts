import type { PurchasedCourse } from '@lectern/sdk';
import { createRootContext } from '../../ui/rootContext.ts';

/** The learner's courses, the one studied last first. */
export const [LearnerDashboardProvider, useLearnerDashboardContext] =
  createRootContext<readonly PurchasedCourse[]>('LearnerDashboard');

const isCompleted = (course: PurchasedCourse) => (course.progress ?? 0) >= 100;

/** The course to continue with, the others, and the completed ones. */
export function splitCourses(courses: readonly PurchasedCourse[]) {
  const [next, ...others] = courses.filter((course) => !isCompleted(course));
  return { next, others, completed: courses.filter(isCompleted) };
}
