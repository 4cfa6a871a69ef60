import type { CourseDetail, EnrolledCourse } from '@lectern/sdk';
import type { RefObject } from 'react';
import type { CourseView } from '../../hooks/catalogue/useCourse.ts';
import { createRootContext } from '../../ui/rootContext.ts';

export interface CourseDetailContextValue {
  view: CourseView;
  /** The signed-in person teaches this course. */
  isOwn: boolean;
  /** The free lecture that is open; by default the first. */
  sampleId: string | undefined;
  /** Opens a free lecture and moves the focus to it. */
  openSample: (lectureId: string) => void;
  /** Where free lectures are shown. */
  sample: RefObject<HTMLDivElement | null>;
  /** The discount code of the page. */
  code: string | undefined;
  /** What comes with a purchase. */
  promises: readonly string[];
  /** The side column, while there is one. */
  side: RefObject<HTMLElement | null>;
}

export const [CourseDetailProvider, useCourseDetailContext] =
  createRootContext<CourseDetailContextValue>('CourseDetail');

/** A course as its reader may see it: only the enrolled view has progress. */
export const courseView = (course: CourseDetail | EnrolledCourse): CourseView =>
  'progress' in course ? { isEnrolled: true, course } : { isEnrolled: false, course };
