import { createRoot } from '../../ui/definePart.tsx';

/** The element of a card in all its states. */
export const CourseCardRoot = createRoot('article', 'lectern-course-card');
