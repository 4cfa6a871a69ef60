import type { Course } from '@lectern/sdk';
import { createRootContext } from '../../ui/rootContext.ts';

/** The course of the card around a part. */
export const [CourseCardProvider, useCourseCardContext] = createRootContext<Course>('CourseCard');
