import { RelatedCourses } from '@lectern/react';
import type { Course } from '@lectern/sdk';

/** Courses beside the only one that a search has found. */
export function ResultsRelated({ course }: { course: Course }) {
  return <RelatedCourses course={course} className="site-results-related" />;
}
