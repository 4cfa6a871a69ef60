import { type Link, linkOf } from '@lectern/embed/elements';
import { type Choice, optionOf } from './choice.ts';
import { attributeOf, type WidgetElement } from './widgets.ts';

/** A custom element with its attributes, and the link that visitors see before and without it. */
export interface ChosenElement {
  tag: WidgetElement;
  attributes: Record<string, string>;
  fallback: Link;
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
  const { element } = choice.widget;
  const attributes = attributesOf(choice);
  const names = { course: titles[optionOf(choice, 'course')], category: titles[optionOf(choice, 'category')] };
  return { tag: element, attributes, fallback: linkOf(element, attributes, origin, names) };
}
