/** Works of learners. */
export const workWords = {
  'work.list': 'Works of learners',
  'work.picture': 'Picture of "{title}"',
};
