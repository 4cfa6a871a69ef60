import { asText } from '../page.ts';
import { problems } from '../problems.ts';
import type { RenderedFragment } from '../site/renderer.ts';
import type { FragmentQuery } from './fragmentQuery.ts';

/** The element of each widget, and its attributes by the names of the query's parameters. */
const elements: Readonly<Record<string, { name: string; attributes: Readonly<Record<string, string>> }>> = {
  cards: { name: 'lectern-course-card', attributes: {} },
  list: {
    name: 'lectern-course-list',
    attributes: {
      ids: 'ids',
      instructor: 'instructor',
      category: 'category',
      q: 'search',
      sort: 'sort',
      limit: 'limit',
      page: 'page',
    },
  },
  search: { name: 'lectern-search', attributes: {} },
  'cart-button': { name: 'lectern-cart-button', attributes: {} },
  'sign-in': { name: 'lectern-sign-in', attributes: {} },
  account: { name: 'lectern-account', attributes: {} },
  checkout: { name: 'lectern-checkout', attributes: { ids: 'course-ids' } },
  player: { name: 'lectern-course-player', attributes: { course: 'course-id', lecture: 'lecture-id' } },
  quiz: { name: 'lectern-quiz', attributes: { course: 'course-id', lecture: 'lecture-id' } },
  assignment: { name: 'lectern-assignment', attributes: { course: 'course-id', lecture: 'lecture-id' } },
};

/**
 * The custom elements of a rendered widget with a declarative shadow root, for a partner's server to put into its page:
 * complete before any script has run. Inside is a link for browsers without shadow roots.
 */
export function writeElement(
  { kind, params }: FragmentQuery,
  rendered: RenderedFragment,
  sheet: string,
  origin: string,
): string {
  const element = elements[kind];
  if (!element) throw problems.noSuchCall();
  const { name, attributes } = element;
  const write = (html: string, given: Readonly<Record<string, string>>, href: string) => {
    const written = Object.entries(given).map(([attribute, value]) => ` ${attribute}="${asText(value)}"`);
    return `<${name}${written.join('')}><template shadowrootmode="open"><link rel="stylesheet" href="${asText(sheet)}">${html}</template><a href="${asText(origin + href)}">${LINK_TEXT[kind] ?? 'See the courses'}</a></${name}>`;
  };
  if ('items' in rendered) {
    return Object.entries(rendered.items)
      .map(([id, html]) => (html === null ? '' : write(html, { 'course-id': id }, `/course/${id}`)))
      .join('\n');
  }
  const named = Object.entries(attributes).flatMap(([parameter, attribute]) => {
    const value = params[parameter];
    return value === undefined ? [] : [[attribute, value]];
  });
  return write(rendered.html ?? '', Object.fromEntries(named), pathOf(kind, params));
}

const LINK_TEXT: Readonly<Record<string, string>> = {
  cards: 'See the course',
  player: 'Go to the course',
  quiz: 'Go to the course',
  assignment: 'Go to the course',
  'cart-button': 'Shopping cart',
  'sign-in': 'Sign in',
  account: 'Account',
  checkout: 'Checkout',
};

function pathOf(kind: string, { course, category, q }: FragmentQuery['params']): string {
  if (kind === 'cart-button') return '/cart';
  if (kind === 'sign-in') return '/login';
  if (kind === 'account') return '/dashboard';
  if (kind === 'checkout') return '/checkout';
  if (course) return `/course/${course}/learning`;
  const search = new URLSearchParams({ ...(category && { category }), ...(q && { q }) }).toString();
  return search ? `/courses?${search}` : '/courses';
}
