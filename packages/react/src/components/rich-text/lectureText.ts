import { DOMParser, DOMSerializer, type Node } from 'prosemirror-model';
import { lectureSchema } from './schema.ts';
import { stripInlineStyles } from './stripInlineStyles.ts';

/** What is read without a closing tag. */
const leaves = ['br', 'hr', 'img'];

const asText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** An item or a cell with one paragraph is written as its words, as people write it by hand. */
function isPlain(element: Element): boolean {
  const [first, ...others] = element.children;
  return (
    /^(li|td|th)$/i.test(element.tagName) &&
    first?.tagName === 'P' &&
    others.every(({ tagName }) => /^[UO]L$/.test(tagName))
  );
}

/** The HTML of a node, spelt as the server's cleaning spells it: what it gets is what it keeps. */
function spell(node: globalThis.Node): string {
  if (!(node instanceof Element)) return asText(node.textContent ?? '');
  const tag = node.tagName.toLowerCase();
  const attributes = [...node.attributes].map(
    ({ name, value }) => ` ${name}="${asText(value).replaceAll('"', '&quot;')}"`,
  );
  if (leaves.includes(tag)) return `<${tag}${attributes.join('')} />`;
  const children = isPlain(node)
    ? [...node.childNodes].flatMap((child, index) => (index === 0 ? [...child.childNodes] : [child]))
    : [...node.childNodes];
  return `<${tag}${attributes.join('')}>${children.map(spell).join('')}</${tag}>`;
}

/** A lecture's HTML as the editor's document. */
export function readLecture(html: string): Node {
  const { body } = new window.DOMParser().parseFromString(stripInlineStyles(html), 'text/html');
  return DOMParser.fromSchema(lectureSchema).parse(body);
}

/** The document as a lecture's HTML; without a word and a picture it is nothing. */
export function writeLecture(doc: Node): string {
  let isEmpty = doc.textContent.trim() === '';
  doc.descendants((node) => {
    if (node.type === lectureSchema.nodes.image) isEmpty = false;
  });
  if (isEmpty) return '';
  const fragment = DOMSerializer.fromSchema(lectureSchema).serializeFragment(doc.content);
  return [...fragment.childNodes].map(spell).join('');
}
