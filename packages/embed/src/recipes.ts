import type { ElementName } from './attributes.ts';
import type { PressedView } from './openings.ts';

/** How an element is shown. */
export interface Recipe {
  /** The fragment; without one the element shows what is inside it. */
  fragment?: string;
  /** Whether the fragment is data for markup that is inside the element. */
  isOwnMarkup?: true;
  /** The attributes that it can't do without. */
  needs?: readonly string[];
  /** The view that a press on the link inside the element opens. */
  view?: PressedView;
  /** Whether the view opens in the element itself. */
  isInline?: true;
  /** The button of an element that has no fragment and nothing inside. */
  label?: string;
}

const lecture = ['course-id', 'lecture-id'] as const;
export const recipes = {
  'lectern-marketplace': {},
  'lectern-course': { fragment: 'course', isOwnMarkup: true, needs: ['course-id'] },
  'lectern-course-card': { fragment: 'cards', needs: ['course-id'] },
  'lectern-course-list': { fragment: 'list' },
  'lectern-sample': { fragment: 'sample', needs: ['course-id'], view: 'sample', isInline: true },
  'lectern-search': { fragment: 'search' },
  'lectern-course-player': { fragment: 'player', needs: ['course-id'], view: 'player', isInline: true },
  'lectern-quiz': { fragment: 'quiz', needs: lecture, view: 'quiz', isInline: true },
  'lectern-assignment': { fragment: 'assignment', needs: lecture, view: 'assignment', isInline: true },
  'lectern-certificate': { fragment: 'certificate', needs: ['number'] },
  'lectern-checkout': { fragment: 'checkout', needs: ['course-ids'], view: 'checkout' },
  'lectern-cart-button': { fragment: 'cart-button', view: 'cart' },
  'lectern-sign-in': { fragment: 'sign-in', view: 'sign-in' },
  'lectern-account': { fragment: 'account', view: 'account' },
  'lectern-course-form': { view: 'course-form', isInline: true, label: 'Open the course form' },
  'lectern-content-manager': {
    needs: ['course-id'],
    view: 'content-manager',
    isInline: true,
    label: 'Open the content manager',
  },
} as const satisfies Record<ElementName, Recipe>;
const none: Recipe = {};

export const recipeFor = (name: ElementName): Recipe => recipes[name];

export const recipeOf = (element: Element): Recipe =>
  Object.hasOwn(recipes, element.localName) ? recipes[element.localName as ElementName] : none;

/** The attributes that change what the server draws, with their parameters in the address of a fragment. */
export const parameters = {
  'course-id': 'course',
  'lecture-id': 'lecture',
  'course-ids': 'ids',
  number: 'number',
  ids: 'ids',
  category: 'category',
  instructor: 'instructor',
  search: 'q',
  sort: 'sort',
  limit: 'limit',
  page: 'page',
} as const;

/** What the server needs to know for an element's fragment. */
export function paramsOf(element: Element): Record<string, string> {
  const params: Record<string, string> = {};
  for (const [attribute, parameter] of Object.entries(parameters)) {
    const value = element.getAttribute(attribute)?.trim();
    if (value) params[parameter] = value;
  }
  return params;
}
