import { definePart } from '../../ui/definePart.tsx';

/** The column of the fields, beside the preview on wide screens. */
export const CourseFormMain = definePart('CourseFormMain', 'div', 'lectern-course-form-main');
