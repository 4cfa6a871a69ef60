import { type Choice, optionOf } from './choice.ts';
import { attributeOf, type WidgetElement } from './widgets.ts';

/** A custom element with its attributes, and the link that visitors see before and without it. */
export interface ChosenElement {
  tag: WidgetElement;
  attributes: Record<string, string>;
  fallback: { href: string; text: string };
}

export interface Marketplace {
  /** Such as `https://learn.example`. */
  origin: string;
  /** The titles of courses by id, and the names of categories by slug or id. */
  titles: Readonly<Record<string, string>>;
}

/** The attributes of the chosen widget. */
export const attributesOf = (choice: Choice): Record<string, string> =>
  Object.fromEntries(
    choice.widget.options.flatMap((option) => {
      const value = optionOf(choice, option);
      return value === '' ? [] : [[attributeOf(choice.widget, option), value]];
    }),
  );

/** The chosen widget as an element. */
export function elementOf(choice: Choice, { origin, titles }: Marketplace): ChosenElement {
  const [course, lecture, category, q] = (['course', 'lecture', 'category', 'search'] as const).map((option) =>
    optionOf(choice, option),
  );
  const learning = `/course/${course}/learning${lecture ? `?lecture=${lecture}` : ''}`;
  const title = titles[course ?? ''] ?? 'this course';
  const query = Object.entries({ q: q ?? '', category: category ?? '' }).filter(([, value]) => value !== '');
  const search = query.length > 0 ? `?${new URLSearchParams(query)}` : '';
  const fallbacks: Record<WidgetElement, [path: string, text: string]> = {
    'lectern-course-card': [`/course/${course}`, title],
    'lectern-course-list': [`/courses${search}`, `${titles[category ?? ''] ?? 'All'} courses`],
    'lectern-search': ['/search', 'Search for courses'],
    'lectern-checkout': [`/checkout?course=${course}`, `Buy ${title}`],
    'lectern-course-player': [learning, `Go to ${title}`],
    'lectern-quiz': [learning, `Take the quiz of ${title}`],
    'lectern-assignment': [learning, `Go to the assignment of ${title}`],
    'lectern-cart-button': ['/cart', 'Cart'],
    'lectern-sign-in': ['/login', 'Sign in'],
    'lectern-account': ['/dashboard', 'Your account'],
  };
  const [path, text] = fallbacks[choice.widget.element];
  return {
    tag: choice.widget.element,
    attributes: attributesOf(choice),
    fallback: { href: origin + path, text },
  };
}
