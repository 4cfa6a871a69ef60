import type { Course } from '@lectern/sdk';
import { createContext, useContext } from 'react';

export const CourseCardContext = createContext<Course | null>(null);

/** The course of the card around a part. */
export function useCardCourse(part: string): Course {
  const course = useContext(CourseCardContext);
  if (!course) throw new Error(`${part} must be inside <CourseCard>. Pass the card a course or a courseId.`);
  return course;
}
