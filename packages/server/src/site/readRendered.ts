import type { RenderedFragment, RenderedPage } from './renderer.ts';

const MAX_CHARACTERS = 2_000_000;
const MAX_TITLE_LENGTH = 500;
const MAX_TEXT_LENGTH = 10_000;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Reads what the site's renderer returned. Throws an error that says what is wrong with it. */
export function readRendered(value: unknown): RenderedPage {
  if (!isObject(value) || !isObject(value.head)) throw new Error('It returned no page.');
  const { status, html, state, head } = value;
  if (status !== 200 && status !== 404) throw new Error('`status` is neither 200 nor 404.');
  const text = (name: string, given: unknown, most: number): string => {
    if (typeof given !== 'string') throw new Error(`\`${name}\` is not a text.`);
    if (given.length > most) throw new Error(`\`${name}\` has ${given.length} characters, more than ${most}.`);
    return given;
  };
  const markup = text('html', html, MAX_CHARACTERS);
  return {
    status,
    html: markup,
    state: text('state', state, MAX_CHARACTERS - markup.length),
    head: {
      title: text('title', head.title, MAX_TITLE_LENGTH),
      description: text('description', head.description, MAX_TEXT_LENGTH),
      ...(head.path === undefined ? {} : { path: text('path', head.path, MAX_TEXT_LENGTH) }),
      ...(head.picture === undefined ? {} : { picture: text('picture', head.picture, MAX_TEXT_LENGTH) }),
    },
  };
}

/** Reads what the frames' renderer returned for a widget. Throws an error that says what is wrong with it. */
export function readFragment(value: unknown): RenderedFragment {
  if (!isObject(value)) throw new Error('It returned no fragment.');
  if ('fields' in value) return readFields(value.fields);
  const items = isObject(value.items) ? Object.entries(value.items) : [['html', value.html] as const];
  let length = 0;
  const checked = items.map(([name, html]) => {
    if (html !== null && typeof html !== 'string') throw new Error(`\`${name}\` is not a text.`);
    length += html?.length ?? 0;
    return [name, html] as const;
  });
  if (length > MAX_CHARACTERS) throw new Error(`It has ${length} characters, more than ${MAX_CHARACTERS}.`);
  return isObject(value.items) ? { items: Object.fromEntries(checked) } : { html: checked[0]?.[1] ?? null };
}

function readFields(value: unknown): RenderedFragment {
  if (value === null) return { fields: null };
  if (!isObject(value)) throw new Error('`fields` is no object.');
  const { length } = JSON.stringify(value);
  if (length > MAX_CHARACTERS) throw new Error(`It has ${length} characters, more than ${MAX_CHARACTERS}.`);
  return { fields: value };
}
