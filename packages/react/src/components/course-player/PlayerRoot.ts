import { createRoot } from '../../ui/definePart.tsx';

export const playerClass = 'lectern-course-player';

/** The root element of both players. */
export const PlayerRoot = createRoot('div', playerClass);
