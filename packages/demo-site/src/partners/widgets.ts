import { elements, isRequired, sourceOf } from '@lectern/embed/elements';

/** The elements that the snippet builder offers: those for learners. */
const offered = [
  'lectern-course-card',
  'lectern-course-list',
  'lectern-sample',
  'lectern-search',
  'lectern-checkout',
  'lectern-course-player',
  'lectern-quiz',
  'lectern-assignment',
  'lectern-cart-button',
  'lectern-sign-in',
  'lectern-account',
] as const satisfies readonly (keyof typeof elements)[];

export type WidgetElement = (typeof offered)[number];

type AttributeName = { [E in WidgetElement]: keyof (typeof elements)[E]['attributes'] }[WidgetElement];

/** What a partner can choose for a widget. */
export type WidgetOption =
  | 'course'
  | 'lecture'
  | 'category'
  | 'search'
  | 'sort'
  | 'limit'
  | 'columns'
  | 'placeholder'
  | 'discount'
  | 'place';

export interface Widget {
  element: WidgetElement;
  options: readonly WidgetOption[];
  /** Whether it opens a frame of the marketplace, which needs a publishable key. */
  needsKey: boolean;
}

/** The options by the attribute that they set; null for an attribute that partners write by hand. */
const optionsByAttribute: Readonly<Record<AttributeName, WidgetOption | null>> = {
  'course-id': 'course',
  'course-ids': 'course',
  'lecture-id': 'lecture',
  category: 'category',
  search: 'search',
  sort: 'sort',
  limit: 'limit',
  columns: 'columns',
  placeholder: 'placeholder',
  code: 'discount',
  place: 'place',
  instructor: null,
  ids: null,
  page: null,
  for: null,
};
const optionOf = (attribute: string) => (optionsByAttribute as Record<string, WidgetOption | null>)[attribute];

/** The attribute that an option sets on a widget. */
export const attributeOf = ({ element }: Widget, option: WidgetOption): string =>
  Object.keys(elements[element].attributes).find((name) => optionOf(name) === option) ?? option;

/** Whether a lecture fits a widget: quizzes and assignments show theirs, the player shows all. */
export const fits = ({ element }: Widget, { type, isFree }: { type: string; isFree?: boolean | undefined }): boolean =>
  element === 'lectern-sample' ? isFree === true : element === 'lectern-course-player' || element === `lectern-${type}`;

/** Whether a widget is nothing without a lecture. */
export const needsLecture = ({ element }: Widget): boolean => isRequired(element, 'lecture-id');

/** The values of an attribute that is a choice. */
export const valuesOf = (element: WidgetElement, attribute: string): readonly string[] => {
  const { kind } = (elements[element].attributes as Record<string, { kind: string | readonly string[] }>)[
    attribute
  ] ?? { kind: [] };
  return typeof kind === 'string' ? [] : kind;
};

export const widgets: readonly Widget[] = offered.map((element) => ({
  element,
  options: Object.keys(elements[element].attributes).flatMap((name) => optionOf(name) ?? []),
  needsKey: sourceOf(element) !== 'fragment',
}));
