/** The page for addresses that do not exist. */
export const notFoundWords = {
  'notFound.title': 'Page Not Found',
  'notFound.text': "We couldn't find that page. It may have moved, or the link may be wrong.",
  'notFound.browse': 'Browse Courses',
  'notFound.home': 'Go to the home page',
};
