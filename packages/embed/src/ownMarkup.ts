import { readCode, withCode } from './codes.ts';
import type { Fields } from './fragments.ts';
import { EmbedError } from './problem.ts';

/** What a field may be written into. Others, such as `onclick` or `style`, could do more than show it. */
const bindable = /^(href|src|alt|title|aria-label|datetime|value|course-ids?|lecture-id)$/;
const isAddress = (attribute: string) => attribute === 'href' || attribute === 'src';
/** The fields that lead to the marketplace, and carry the element's code. */
const leading = ['url', 'checkout-url'];

/** Draws the course as the template inside the element says, in place of everything else in it. */
export function draw(element: Element, given: Fields): void {
  const template = [...element.children].find((child) => child instanceof HTMLTemplateElement);
  if (!template) throw new EmbedError('misconfigured', 'Add a <template> with the markup of the course.');
  const code = readCode(element.getAttribute('code'));
  const linked = leading.map((name) => [name, withCode(textOf(given, name), code)]);
  const copy = document.importNode(template.content, true);
  fill(copy, { ...given, ...Object.fromEntries(linked) });
  element.replaceChildren(template, copy);
}

const textOf = (fields: Fields, name: string): string => {
  const value = Object.hasOwn(fields, name) ? fields[name] : '';
  return typeof value === 'string' ? value : '';
};

/** Inside out: what a condition or a list has made is filled already. */
function fill(markup: DocumentFragment, fields: Fields): void {
  for (const template of markup.querySelectorAll('template')) {
    const contents = made(template, fields);
    if (contents) template.replaceWith(...contents);
  }
  for (const slot of markup.querySelectorAll<HTMLSlotElement>('slot[name]')) {
    const text = textOf(fields, slot.name);
    slot.replaceWith(...(text ? [text] : slot.childNodes));
  }
  for (const element of markup.querySelectorAll('[lectern-bind]')) {
    for (const pair of element.getAttribute('lectern-bind')?.split(';') ?? []) bind(element, pair, fields);
    element.removeAttribute('lectern-bind');
  }
}

/** What stands in place of a template: its content once, for each item of a list, or not at all. */
function made(template: HTMLTemplateElement, fields: Fields): DocumentFragment[] | undefined {
  const [name, unless, each] = ['if', 'unless', 'each'].map((kind) => template.getAttribute(`lectern-${kind}`));
  const copy = (own: Fields) => {
    const content = document.importNode(template.content, true);
    fill(content, { ...fields, ...own });
    return content;
  };
  if (each) {
    const items = fields[each];
    return Array.isArray(items) ? items.map((item) => copy(typeof item === 'string' ? { item } : item)) : [];
  }
  const condition = name ?? unless;
  if (!condition) return undefined;
  const isThere = Object.hasOwn(fields, condition) && fields[condition]?.length !== 0;
  return isThere === Boolean(name) ? [copy({})] : [];
}

function bind(element: Element, pair: string, fields: Fields): void {
  const [attribute = '', name = ''] = pair.split(':').map((part) => part.trim());
  if (!attribute && !name) return;
  if (!bindable.test(attribute)) {
    console.error(`Lectern: lectern-bind can't set "${attribute}".`);
    return;
  }
  const value = textOf(fields, name);
  // Left as the template has it.
  if (!value || (isAddress(attribute) && !/^https?:/.test(URL.parse(value)?.protocol ?? ''))) return;
  element.setAttribute(attribute, value);
}
