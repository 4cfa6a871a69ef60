import { definePart } from '../../ui/definePart.tsx';
import { CourseLength } from '../course-length/index.ts';
import { useCourseDetailContext } from './context.ts';

/**
 * How long the course takes: the evenings, then the times of reading, video, quizzes and project, as a bar and in words.
 * Nothing for a course whose lectures have no times.
 */
export const CourseDetailLength = definePart(
  'CourseDetailLength',
  CourseLength,
  'lectern-course-detail-length',
  (name) => {
    const { course } = useCourseDetailContext(name).view;
    const lectures = course.sections.flatMap((section) => section.lectures);
    return lectures.some(({ duration }) => duration > 0) ? { lectures } : null;
  },
);
