import type { IconName } from './Icon.tsx';

/** The drawing of each kind of lecture. */
export const lectureIcon: Record<'video' | 'text' | 'quiz' | 'assignment', IconName> = {
  video: 'play',
  text: 'text',
  quiz: 'quiz',
  assignment: 'assignment',
};
