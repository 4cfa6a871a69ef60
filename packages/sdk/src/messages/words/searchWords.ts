/** The search box. */
export const searchWords = {
  'search.placeholder': 'Search for courses...',
  'search.label': 'Search for courses',
  'search.submit': 'Search',
  'search.suggestions.one': '{count} suggestion. Use the arrow keys.',
  'search.suggestions.other': '{count} suggestions. Use the arrow keys.',
};
