import { definePart } from '../../ui/definePart.tsx';

/** The picture and what is on it. */
export const CourseCardCover = definePart('CourseCardCover', 'div', 'lectern-course-card-cover');

/** The texts, the price and the actions. */
export const CourseCardBody = definePart('CourseCardBody', 'div', 'lectern-course-card-body');

/** Price and actions, at the same height in every card of a row. */
export const CourseCardFooter = definePart('CourseCardFooter', 'div', 'lectern-course-card-footer');
