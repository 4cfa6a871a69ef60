import { lectureHtml } from '@lectern/sdk/rules';
import { type Attrs, type NodeSpec, Schema, type TagParseRule } from 'prosemirror-model';
import { isStyled } from './stripInlineStyles.ts';

type Given = HTMLElement;

/** Whether the shared list lets an address through: one of its schemes, or a path of the own site. */
export function isAllowedAddress(address: string | null, schemes: readonly string[]): address is string {
  // What browsers leave out of an address before they read it.
  const read = [...(address ?? '')].filter((sign) => sign > ' ').join('');
  if (read === '' || /^[\\/]{2}/.test(read)) return false;
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(read)?.[1];
  return scheme === undefined || schemes.includes(scheme.toLowerCase());
}

/** Takes the attributes that the shared list names for a tag, in its order, and writes back those that are there. */
function withAttributes(tag: keyof typeof lectureHtml.attributes, spec: NodeSpec, isFor?: (given: Given) => boolean) {
  const names = lectureHtml.attributes[tag];
  const isLeaf = spec.content === undefined;
  return {
    ...spec,
    attrs: Object.fromEntries(names.map((name) => [name, { default: null }])),
    parseDOM: [
      {
        tag,
        getAttrs: (given: Given) =>
          (isFor?.(given) ?? true) && Object.fromEntries(names.map((name) => [name, given.getAttribute(name)])),
      },
    ],
    toDOM: ({ attrs }: { attrs: Attrs }) => (isLeaf ? [tag, attrs] : [tag, attrs, 0]),
  } as NodeSpec;
}

/** What is styled and not named; other rules read the element after this one. */
const styled = (property: string, value: RegExp): TagParseRule => ({
  tag: '[data-style]',
  priority: 60,
  consuming: false,
  getAttrs: (given: Given) => isStyled(given, property, value) && null,
});

const block = (tag: string, content: string, spec: NodeSpec = {}): NodeSpec => ({
  group: 'block',
  content,
  parseDOM: [{ tag }],
  toDOM: () => [tag, 0],
  ...spec,
});

/** Headings from elsewhere become the nearest that a lecture may have: its own title is the first level. */
const headings: TagParseRule[] = [1, 2, 3, 4, 5, 6].map((level) => ({
  tag: `h${level}`,
  attrs: { level: Math.min(4, Math.max(2, level)) },
}));

/**
 * A lecture as the editor holds it: exactly what the shared list of `rules/lectureHtml.ts` allows, so that pasted HTML
 * is reduced to it and a lecture from elsewhere loses nothing. What has no name here becomes its text.
 */
export const lectureSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: block('p', 'inline*'),
    heading: block('h2', 'inline*', {
      attrs: { level: { default: 2 } },
      defining: true,
      parseDOM: headings,
      toDOM: ({ attrs }) => [`h${attrs.level}`, 0],
    }),
    blockquote: block('blockquote', 'block+', { defining: true }),
    bullet_list: block('ul', 'list_item+'),
    ordered_list: block('ol', 'list_item+'),
    list_item: block('li', 'block+', { group: '', defining: true }),
    code_block: block('pre', 'text*', {
      marks: '',
      code: true,
      defining: true,
      parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
      toDOM: () => ['pre', ['code', 0]],
    }),
    horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
    table: block('table', 'caption? table_head? table_body*', { isolating: true }),
    caption: block('caption', 'inline*', { group: '', isolating: true }),
    table_head: block('thead', 'table_row*', { group: '' }),
    table_body: block('tbody', 'table_row*', { group: '' }),
    table_row: block('tr', '(table_cell | table_header)*', { group: '' }),
    table_cell: withAttributes('td', { content: 'block+', isolating: true }),
    table_header: withAttributes('th', { content: 'block+', isolating: true }),
    text: { group: 'inline' },
    image: withAttributes('img', { group: 'inline', inline: true, draggable: true }, (given) =>
      isAllowedAddress(given.getAttribute('src'), lectureHtml.imageSchemes),
    ),
    hard_break: {
      group: 'inline',
      inline: true,
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
  },
  marks: {
    link: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs(given: Given) {
            const href = given.getAttribute('href');
            return isAllowedAddress(href, lectureHtml.linkSchemes) && { href };
          },
        },
      ],
      toDOM: ({ attrs }) => ['a', { href: attrs.href, rel: lectureHtml.linkRel }, 0],
    },
    em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }, styled('font-style', /italic/)], toDOM: () => ['em', 0] },
    strong: {
      parseDOM: [
        { tag: 'strong' },
        // Some word processors put everything into a <b> that is not bold.
        { tag: 'b', getAttrs: (given: Given) => !isStyled(given, 'font-weight', /normal/) && null },
        styled('font-weight', /bold(er)?|[6-9]00/),
      ],
      toDOM: () => ['strong', 0],
    },
    code: { parseDOM: [{ tag: 'code' }], toDOM: () => ['code', 0] },
  },
});
