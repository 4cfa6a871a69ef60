import type { Course } from '@lectern/sdk';
import { createRootContext } from '../../ui/createRoot.tsx';

/** The course of the card around a part. */
export const [CourseCardProvider, useCardCourse] = createRootContext<Course>('CourseCard');
