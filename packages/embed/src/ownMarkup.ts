import type { EmbedContext } from './settings.ts';

/** What the server has of a course: texts, lists of texts, and lists of such fields. */
interface Fields {
  readonly [name: string]: string | readonly (string | Fields)[];
}

/** What a field may be written into. Others, such as `onclick` or `style`, could do more than show it. */
const bindable = /^(href|src|alt|title|aria-label|datetime|value|course-ids?|lecture-id)$/;
const isAddress = (attribute: string) => attribute === 'href' || attribute === 'src';

/**
 * Loads a course. What is returned draws it as the template inside the element says, in place of everything else in it;
 * undefined where there is no template.
 *
 * @param getJson the loader's own: this module shares none with it, since each that two share is a file more
 */
export async function loadCourse(
  element: Element,
  { address, locale = '' }: EmbedContext,
  params: Record<string, string>,
  getJson: (url: URL) => Promise<unknown>,
): Promise<(() => void) | undefined> {
  const template = [...element.children].find((child) => child instanceof HTMLTemplateElement);
  if (!template) return undefined;
  const query = new URLSearchParams({ ...params, ...(locale && { locale }) });
  const url = new URL(`/embed/fragments/course?${query}`, address);
  const { fields: given } = ((await getJson(url)) ?? {}) as { fields?: Fields };
  if (typeof given !== 'object' || !given) throw new Error(`${url} didn't answer with a course.`);
  const copy = document.importNode(template.content, true);
  fill(copy, given);
  return () => element.replaceChildren(template, copy);
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
