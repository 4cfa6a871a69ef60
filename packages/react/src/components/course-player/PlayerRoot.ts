import { createRoot } from '../../ui/createRoot.tsx';

/** The root element of both players. */
export const PlayerRoot = createRoot('div', 'lectern-course-player');
