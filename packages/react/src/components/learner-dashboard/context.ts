import type { PurchasedCourse } from '@lectern/sdk';
import { createRootContext } from '../../ui/rootContext.ts';

/** The learner's courses, the one studied last first. */
export const [LearnerDashboardProvider, useLearnerDashboardContext] =
  createRootContext<readonly PurchasedCourse[]>('LearnerDashboard');

const isCompleted = (course: PurchasedCourse) => (course.progress ?? 0) >= 100;

/** The course to continue with, and the others as they can be filtered. */
export function splitCourses(courses: readonly PurchasedCourse[]) {
  const next = courses.find((course) => !isCompleted(course));
  const others = courses.filter((course) => course !== next);
  return {
    next,
    all: others,
    inProgress: others.filter((course) => !isCompleted(course)),
    completed: others.filter(isCompleted),
  };
}
