import type { ElementName } from './attributes.ts';
import type { View } from './messages.ts';

/** How an element is shown. */
export interface Recipe {
  /** The fragment; without one the element shows what is inside it. */
  fragment?: string;
  /** The attributes that it can't do without. */
  needs?: readonly string[];
  /** The attributes that are sent to the server. */
  sends?: readonly string[];
  /** The view that a press on the link inside the element opens. */
  view?: View;
  /** Whether the view opens in the element itself. */
  isInline?: true;
  /** The button of an element that has no fragment and nothing inside. */
  label?: string;
}

const lecture = ['course-id', 'lecture-id'];
const recipes: Record<ElementName, Recipe> = {
  'lectern-marketplace': {},
  'lectern-course-card': { fragment: 'cards', needs: ['course-id'], sends: ['course-id'] },
  'lectern-course-list': {
    fragment: 'list',
    sends: ['category', 'instructor', 'search', 'ids', 'limit', 'sort', 'columns', 'page'],
  },
  'lectern-search': { fragment: 'search' },
  'lectern-course-player': { fragment: 'player', needs: ['course-id'], sends: lecture, view: 'player', isInline: true },
  'lectern-quiz': { fragment: 'quiz', needs: lecture, sends: lecture, view: 'quiz', isInline: true },
  'lectern-assignment': { fragment: 'assignment', needs: lecture, sends: lecture, view: 'assignment', isInline: true },
  'lectern-checkout': { fragment: 'checkout', needs: ['course-ids'], sends: ['course-ids'], view: 'checkout' },
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
};
const none: Recipe = {};

export const recipeOf = (element: Element): Recipe =>
  Object.hasOwn(recipes, element.localName) ? recipes[element.localName as ElementName] : none;

/** The parameters of fragments whose names aren't those of the attributes. */
const names: Readonly<Record<string, string>> = {
  'course-id': 'course',
  'lecture-id': 'lecture',
  'course-ids': 'ids',
  search: 'q',
};

/** What the server needs to know for an element's fragment. */
export function paramsOf(element: Element): Record<string, string> {
  const params: Record<string, string> = {};
  for (const attribute of recipeOf(element).sends ?? []) {
    const value = element.getAttribute(attribute)?.trim();
    if (value) params[names[attribute] ?? attribute] = value;
  }
  return params;
}
