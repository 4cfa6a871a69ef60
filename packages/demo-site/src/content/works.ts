/** What learners have made, on the home page and on About. */
export const works = {
  title: "What You'll Have Made",
  text: 'Every course ends with something of your own. These are by learners.',
  count: 6,
} as const;
