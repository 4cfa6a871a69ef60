import { lectureHtml } from '@lectern/sdk/rules';
import type { Command, EditorState } from 'prosemirror-state';
import { isAllowedAddress, lectureSchema } from './schema.ts';

const { link } = lectureSchema.marks;

/** The link that the selection begins in, from its first sign to its last. */
export function linkAround({ selection: { $from } }: EditorState) {
  const { parent } = $from;
  const runs: { from: number; to: number; href: string }[] = [];
  parent.forEach((child, offset) => {
    const href = link.isInSet(child.marks)?.attrs.href as string | undefined;
    if (href === undefined) return;
    const [from, to] = [$from.start() + offset, $from.start() + offset + child.nodeSize];
    const last = runs.at(-1);
    // Bold words in a link are a node of their own, and the same link.
    if (last?.to === from && last.href === href) last.to = to;
    else runs.push({ from, to, href });
  });
  return runs.find(({ from, to }) => from <= $from.pos && $from.pos <= to);
}

/** What was typed, as an address: a name of a site or a mailbox gets its scheme. Undefined where it is none. */
export function readAddress(typed: string): string | undefined {
  const given = typed.trim();
  if (given === '' || /^[\\/]|\s/.test(given)) return undefined;
  const hasScheme = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(given);
  const address = hasScheme
    ? given
    : /^[^/@]+@[^/@.]+(?:\.[^/@.]+)+$/.test(given)
      ? `mailto:${given}`
      : `https://${given}`;
  if (!URL.canParse(address) || !isAllowedAddress(address, lectureHtml.linkSchemes)) return undefined;
  // Without a scheme it takes a dot to be meant.
  return hasScheme || given.includes('.') ? address : undefined;
}

/** Links the selection, or changes the link it is in; with neither, the address becomes the words. */
export const setLink =
  (href: string): Command =>
  (state, dispatch) => {
    const { from, to, empty } = state.selection;
    const around = empty ? linkAround(state) : { from, to };
    const { tr } = state;
    if (around) tr.removeMark(around.from, around.to, link).addMark(around.from, around.to, link.create({ href }));
    else tr.insert(from, lectureSchema.text(href, [...(state.storedMarks ?? []), link.create({ href })]));
    dispatch?.(tr.scrollIntoView());
    return true;
  };

export const removeLink: Command = (state, dispatch) => {
  const around = linkAround(state);
  const { from, to } = state.selection;
  dispatch?.(state.tr.removeMark(Math.min(from, around?.from ?? from), Math.max(to, around?.to ?? to), link));
  return true;
};
