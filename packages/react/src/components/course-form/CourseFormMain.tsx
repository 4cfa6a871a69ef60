import { createPart } from '../../ui/createRoot.tsx';

/** The column of the fields, beside the preview on wide screens. */
export const CourseFormMain = createPart('div', 'lectern-course-form-main');
