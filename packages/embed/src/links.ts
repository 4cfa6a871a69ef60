import { addressOf } from './addresses.ts';
import type { ElementName } from './attributes.ts';
import { readCode, withCode } from './codes.ts';
import { toViewRequest } from './openings.ts';
import { recipeFor } from './recipes.ts';

export interface Link {
  href: string;
  text: string;
}

interface Names {
  course?: string | undefined;
  category?: string | undefined;
}

/** The texts of the links inside elements. */
const texts: Partial<Record<ElementName, (names: Names) => string>> = {
  'lectern-course': ({ course = 'See the course' }) => course,
  'lectern-course-card': ({ course = 'See the course' }) => course,
  'lectern-course-list': ({ category = 'All' }) => `${category} courses`,
  'lectern-sample': ({ course = 'the course' }) => `Try a free lesson of ${course}`,
  'lectern-search': () => 'Search for courses',
  'lectern-course-player': ({ course = 'the course' }) => `Go to ${course}`,
  'lectern-quiz': ({ course = 'the course' }) => `Take the quiz of ${course}`,
  'lectern-assignment': ({ course = 'the course' }) => `Go to the assignment of ${course}`,
  'lectern-certificate': () => 'See the certificate',
  'lectern-checkout': ({ course = 'the course' }) => `Buy ${course}`,
  'lectern-cart-button': () => 'Cart',
  'lectern-sign-in': () => 'Sign in',
  'lectern-account': () => 'Your account',
};

/**
 * The link inside an element: what visitors see before the script has run, and follow without it.
 *
 * @param attributes those of the element
 * @param address the marketplace's origin
 * @param names what its course and its category are called, where they are known
 */
export function linkOf(
  element: ElementName,
  attributes: Readonly<Record<string, string>>,
  address: string,
  names: Names = {},
): Link {
  const courses = attributes['course-ids'] ?? attributes['course-id'] ?? '';
  const { view, label } = recipeFor(element);
  const query = new URLSearchParams();
  if (attributes.search) query.set('q', attributes.search);
  if (attributes.category) query.set('category', attributes.category);
  const search = query.size > 0 ? `?${query}` : '';
  const pages: Partial<Record<ElementName, string>> = {
    'lectern-course': `/course/${courses}`,
    'lectern-course-card': `/course/${courses}`,
    'lectern-search': '/search',
    'lectern-certificate': `/certificates/${attributes.number}`,
  };
  const href = view
    ? addressOf(toViewRequest(view, courses, attributes['lecture-id'] ?? ''), address)
    : address + (pages[element] ?? `/courses${search}`);
  return {
    href: withCode(href, readCode(attributes.code)),
    text: label ?? texts[element]?.(courses.includes(',') ? { course: 'the courses' } : names) ?? 'See the courses',
  };
}
