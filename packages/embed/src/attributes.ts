/** The elements with their attributes: all that the loader needs of the table in `elements.ts`. */
export const attributes = {
  'lectern-marketplace': ['address', 'partner-key', 'theme', 'locale', 'dir'],
  'lectern-course-card': ['course-id'],
  'lectern-course-list': ['category', 'instructor', 'search', 'ids', 'limit', 'sort', 'columns', 'page'],
  'lectern-search': ['placeholder', 'for'],
  'lectern-course-player': ['course-id', 'lecture-id'],
  'lectern-quiz': ['course-id', 'lecture-id'],
  'lectern-assignment': ['course-id', 'lecture-id'],
  'lectern-checkout': ['course-ids'],
  'lectern-cart-button': [],
  'lectern-sign-in': [],
  'lectern-account': [],
  'lectern-course-form': ['course-id'],
  'lectern-content-manager': ['course-id'],
} as const;

export type ElementName = keyof typeof attributes;
export type AttributeOf<Name extends ElementName> = (typeof attributes)[Name][number];
