import * as icons from './icons.ts';

/** The icon of each type of lecture. */
export const lectureIcon = {
  video: icons.play,
  text: icons.text,
  quiz: icons.quiz,
  assignment: icons.assignment,
} as const;
