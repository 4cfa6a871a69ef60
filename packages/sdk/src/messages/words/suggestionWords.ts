/** What the search box suggests, once somebody types. */
export const suggestionWords = {
  'search.suggested': 'Suggestions',
  'search.instructor': 'Instructor',
  'search.category': 'Category',
  'search.seeAll': 'See all results for "{q}"',
};
