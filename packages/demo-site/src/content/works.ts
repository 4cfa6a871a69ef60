/** What learners have made: the latest on the home page, those before them on About. */
export const works = {
  title: "What You'll Have Made",
  text: 'Most courses end with something of your own. These are by learners.',
  count: 6,
} as const;
