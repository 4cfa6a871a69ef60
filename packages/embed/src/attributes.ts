/** The elements with their attributes: all that the loader needs before there is one on the page. */
export const attributes = {
  'lectern-marketplace': ['address', 'partner-key', 'theme', 'locale', 'dir', 'campaign', 'email', 'name'],
  'lectern-course': ['course-id', 'code'],
  'lectern-course-card': ['course-id', 'code'],
  'lectern-course-list': ['category', 'instructor', 'search', 'ids', 'limit', 'sort', 'columns', 'page', 'code'],
  'lectern-sample': ['course-id', 'lecture-id', 'code'],
  'lectern-search': ['placeholder', 'for'],
  'lectern-course-player': ['course-id', 'lecture-id'],
  'lectern-quiz': ['course-id', 'lecture-id'],
  'lectern-assignment': ['course-id', 'lecture-id'],
  'lectern-certificate': ['number'],
  'lectern-checkout': ['course-ids', 'code', 'place'],
  'lectern-cart-button': ['code'],
  'lectern-sign-in': [],
  'lectern-account': [],
  'lectern-course-form': ['course-id'],
  'lectern-content-manager': ['course-id'],
} as const;

export type ElementName = keyof typeof attributes;
export type AttributeOf<Name extends ElementName> = (typeof attributes)[Name][number];

/** The values of attributes that aren't any text. */
interface Values {
  theme: 'light' | 'dark' | 'auto';
  dir: 'ltr' | 'rtl';
  sort: 'relevance' | 'newest' | 'rating' | 'price';
  place: 'dialog' | 'page';
  limit: number | `${number}`;
  columns: number | `${number}`;
  page: number | `${number}`;
}
/** What an attribute can be set to in markup that is checked. */
export type AttributeValue<Name extends string> = Name extends keyof Values ? Values[Name] : string;
