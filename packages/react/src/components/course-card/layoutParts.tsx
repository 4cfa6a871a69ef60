import { createPart } from '../../ui/createRoot.tsx';

/** The picture and what is on it. */
export const CourseCardCover = createPart('div', 'lectern-course-card-cover');

/** The texts, the price and the actions. */
export const CourseCardBody = createPart('div', 'lectern-course-card-body');

/** Price and actions, at the same height in every card of a row. */
export const CourseCardFooter = createPart('div', 'lectern-course-card-footer');
