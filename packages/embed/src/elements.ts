import type { AttributeOf, AttributeValue, ElementName } from './attributes.ts';
import { recipeFor } from './recipes.ts';

export { addressOf } from './addresses.ts';
export type { ElementName } from './attributes.ts';
export { readCode } from './codes.ts';
export { type InlineView, isInlineView } from './inlineViews.ts';
export { type Link, linkOf } from './links.ts';
export { isPressed, toViewRequest } from './openings.ts';
export { parameters, type Recipe, recipeFor } from './recipes.ts';

/** The kinds of values: `ids` is a list separated by commas, a list of texts is a choice. */
export type AttributeKind = 'text' | 'id' | 'ids' | 'number' | readonly string[];
/** The kinds that fit the type of an attribute. */
type KindOf<Value> = string extends Value ? 'text' | 'id' | 'ids' : number extends Value ? 'number' : readonly Value[];
export interface AttributeRow<Kind = AttributeKind> {
  kind: Kind;
  about: string;
}
interface ElementRow<Name extends ElementName> {
  about: string;
  attributes: { [A in AttributeOf<Name>]: AttributeRow<KindOf<AttributeValue<A>>> };
}

const course: AttributeRow<'id'> = { kind: 'id', about: 'The course.' };
const lecture: AttributeRow<'id'> = { kind: 'id', about: 'The lecture.' };
const code: AttributeRow<'text'> = { kind: 'text', about: 'A discount code for what is bought from here.' };

/** Every element, in words. The types, `custom-elements.json` and the tables of the docs are made from this table. */
export const elements: { [Name in ElementName]: ElementRow<Name> } = {
  'lectern-marketplace': {
    about: 'Settings for the elements inside it. The first on a page holds for elements outside of any, too.',
    attributes: {
      address: { kind: 'text', about: "The marketplace's origin. Default: the script's own." },
      'partner-key': { kind: 'text', about: "Your publishable key. Default: the script's `data-key`." },
      theme: { kind: ['light', 'dark', 'auto'], about: '`auto` (the default) follows the system.' },
      locale: { kind: 'text', about: "The language of prices and dates, such as `en-IN`. Default: the marketplace's." },
      dir: { kind: ['ltr', 'rtl'], about: "The direction of text. Default: the page's." },
      campaign: {
        kind: 'text',
        about:
          "The tags that orders are reported with, such as `utm_source=letter`; `page` takes those of the page's address. Default: the script's `data-campaign`, or none.",
      },
      email: { kind: 'text', about: 'What the empty field for the email begins with, where visitors sign in or up.' },
      name: { kind: 'text', about: 'The same for the name, where visitors sign up.' },
    },
  },
  'lectern-course': {
    about: 'A course in markup of your own: the `<template>` inside it.',
    attributes: { 'course-id': course, code },
  },
  'lectern-course-card': {
    about: 'A course with its picture, price and rating.',
    attributes: { 'course-id': course, code },
  },
  'lectern-course-list': {
    about: 'Courses as cards in a grid.',
    attributes: {
      category: { kind: 'text', about: "A category's id, slug or name." },
      instructor: { kind: 'id', about: "An instructor's courses." },
      search: { kind: 'text', about: 'Only courses with these words.' },
      ids: { kind: 'ids', about: 'These courses, in this order.' },
      limit: { kind: 'number', about: 'Courses on a page, 1 to 50.' },
      sort: { kind: ['relevance', 'newest', 'rating', 'price'], about: '`price` is lowest first.' },
      columns: { kind: 'number', about: 'The largest number of columns, 1 to 6.' },
      page: { kind: 'number', about: 'The page, from 1.' },
      code,
    },
  },
  'lectern-sample': {
    about: 'A free lesson of a course, with one press into the course.',
    attributes: {
      'course-id': course,
      'lecture-id': { kind: 'id', about: 'The free lecture. Default: the first of the course.' },
      code,
    },
  },
  'lectern-search': {
    about: 'A search form. It filters a list of the page, or opens the marketplace.',
    attributes: {
      placeholder: { kind: 'text', about: 'The text in the empty field.' },
      for: { kind: 'text', about: "The `id` of the page's list that the search filters." },
    },
  },
  'lectern-course-player': {
    about: "The course player, in the page's flow.",
    attributes: {
      'course-id': course,
      'lecture-id': { kind: 'id', about: 'The lecture to begin with. Default: where the learner stopped.' },
    },
  },
  'lectern-quiz': {
    about: "A lecture's quiz, in the page's flow.",
    attributes: { 'course-id': course, 'lecture-id': lecture },
  },
  'lectern-assignment': {
    about: "A lecture's assignment, in the page's flow.",
    attributes: { 'course-id': course, 'lecture-id': lecture },
  },
  'lectern-certificate': {
    about: 'A certificate that its holder shows to everyone, and whether it still counts.',
    attributes: { number: { kind: 'text', about: 'Its number, such as `7K2M-90QX-4TBD`.' } },
  },
  'lectern-checkout': {
    about: 'A button that opens the checkout.',
    attributes: {
      'course-ids': { kind: 'ids', about: 'The courses to buy, at most 50.' },
      code,
      place: {
        kind: ['dialog', 'page'],
        about: 'Where the checkout opens: over the page (the default), or in the page, in place of the button.',
      },
    },
  },
  'lectern-cart-button': {
    about: 'A button that opens the cart and shows how many courses are in it.',
    attributes: { code },
  },
  'lectern-sign-in': {
    about: 'A button that opens sign-in. Empty while someone is signed in.',
    attributes: {},
  },
  'lectern-account': {
    about: "A button that opens the learner's account, or sign-in before that.",
    attributes: {},
  },
  'lectern-course-form': {
    about: 'For instructors: creates a course, or edits one.',
    attributes: { 'course-id': { kind: 'id', about: 'The course to edit. Default: a new one.' } },
  },
  'lectern-content-manager': {
    about: "For instructors: a course's sections, lectures and quizzes.",
    attributes: { 'course-id': course },
  },
};

/** What an element shows. */
export type ElementSource =
  /** HTML made by the marketplace's server. */
  | 'fragment'
  /** The page's own markup, with data of the marketplace. */
  | 'markup'
  /** Such HTML, whose button opens a frame in a dialog. */
  | 'button'
  /** Such HTML until a frame is opened in its place. */
  | 'poster'
  /** What is inside the element, until a frame is opened in its place. */
  | 'frame'
  /** Only what is inside the element. */
  | 'settings';

export function sourceOf(name: ElementName): ElementSource {
  const { fragment, view, isInline, isOwnMarkup } = recipeFor(name);
  if (isOwnMarkup) return 'markup';
  if (!fragment) return view ? 'frame' : 'settings';
  if (!view) return 'fragment';
  return isInline ? 'poster' : 'button';
}

export const isRequired = (name: ElementName, attribute: string): boolean =>
  recipeFor(name).needs?.includes(attribute) ?? false;

const button = (px: number) =>
  `display: inline-block; min-width: max(${px}px, ${px / 16}rem); min-height: max(44px, 2.75rem); vertical-align: top`;
/** The place that a page keeps for an element until it is drawn, so that nothing moves then: for large text, too. */
const places: Partial<Record<ElementName, string>> = {
  'lectern-course-card': 'display: block; width: min(100%, 400px); min-height: max(500px, 31rem)',
  'lectern-course-list': 'display: block; min-height: max(600px, 38rem)',
  'lectern-search': 'display: block; min-height: max(48px, 3rem)',
  'lectern-checkout': button(128),
  // With the number of its courses.
  'lectern-cart-button': button(200),
  'lectern-sign-in': button(96),
  'lectern-account': button(96),
};

/** The rules that keep the places of these elements, or of all that need one. */
export const placeRules = (names = Object.keys(places) as ElementName[]): string =>
  names.flatMap((name) => (places[name] ? [`${name} { ${places[name]} }`] : [])).join('\n');
