import { type DragEvent as ReactDragEvent, useEffect, useLayoutEffect, useRef } from 'react';
import type { UseContentManagerResult } from '../../hooks/authoring/useContentManager.ts';

type Side = 'before' | 'after';

/** Where a dragged row would land: drawn as a line on one side of a row. */
interface Drop {
  row: HTMLElement;
  side: Side;
  move: () => void;
}

/**
 * Dragging a lecture to before or after another one, and a section to where another one is. Below the last row is the
 * last place. The buttons do the same without a pointer.
 */
export function useContentDrag(state: UseContentManagerResult, collapsed: ReadonlySet<string>) {
  const latest = useRef({ state, collapsed });
  useLayoutEffect(() => {
    latest.current = { state, collapsed };
  });
  const drag = useRef<AbortController>(undefined);
  useEffect(() => () => drag.current?.abort(), []);

  return {
    onDragStart(event: ReactDragEvent<HTMLElement>) {
      const list = event.currentTarget;
      const dragged = rowAt(event.target);
      if (!dragged?.dataset.id) return;
      event.dataTransfer.effectAllowed = 'move';
      // Firefox drags nothing without data.
      event.dataTransfer.setData('text/plain', dragged.dataset.id);
      drag.current?.abort();
      drag.current = new AbortController();
      const { signal } = drag.current;
      let over: HTMLElement | undefined;
      const mark = (drop?: Drop) => {
        over?.removeAttribute('data-over');
        over = drop?.row;
        over?.setAttribute('data-over', drop?.side ?? 'before');
      };
      const dropAt = (at: DragEvent) => findDrop(dragged, list, at, latest.current);
      // On the document: the space below the list counts too.
      const options = { signal };
      document.addEventListener(
        'dragover',
        (at) => {
          const drop = dropAt(at);
          mark(drop);
          if (drop) at.preventDefault();
        },
        options,
      );
      document.addEventListener(
        'drop',
        (at) => {
          const drop = dropAt(at);
          drag.current?.abort();
          if (!drop) return;
          at.preventDefault();
          drop.move();
        },
        options,
      );
      document.addEventListener('dragend', () => drag.current?.abort(), options);
      signal.addEventListener('abort', () => mark());
    },
  };
}

function rowAt(target: EventTarget | undefined) {
  // Firefox names the text under the pointer.
  const element = target instanceof Text ? target.parentElement : target;
  return element instanceof Element
    ? (element.closest<HTMLElement>('.lectern-content-manager-row') ?? undefined)
    : undefined;
}

/** Where the pointer would drop the row; undefined if nothing would move. */
function findDrop(
  dragged: HTMLElement,
  list: HTMLElement,
  event: DragEvent,
  {
    state: { sections, placeLecture, placeSection },
    collapsed,
  }: { state: UseContentManagerResult; collapsed: ReadonlySet<string> },
): Drop | undefined {
  const isBelow = event.clientY > list.getBoundingClientRect().bottom;
  const row = isBelow ? list.querySelector<HTMLElement>(':scope > :last-child') : rowAt(event.composedPath()[0]);
  const id = dragged.dataset.id;
  const target = row?.dataset.id?.replace(/-empty$/, '');
  if (!row || !id || !list.contains(row)) return undefined;
  const sectionOf = (one: string | undefined) =>
    sections.findIndex(({ _id, lectures }) => _id === one || lectures.some((lecture) => lecture._id === one));
  const at = sectionOf(target);
  const section = sections[at];
  if (!section) return undefined;

  // A section takes the place of the one below the pointer, from above or from below.
  if (dragged.dataset.kind === 'section') {
    const from = sectionOf(id);
    if (from === at) return undefined;
    return { row, side: from < at ? 'after' : 'before', move: () => placeSection(id, at) };
  }

  const { top, height } = row.getBoundingClientRect();
  const isLower = isBelow || event.clientY >= top + height / 2;
  const dropIn = (into: typeof section, place: number, side: Side): Drop | undefined =>
    into.lectures[place]?._id === id ? undefined : { row, side, move: () => placeLecture(id, into._id, place) };
  const others = (of: typeof section) => of.lectures.filter((lecture) => lecture._id !== id);
  if (row.dataset.kind === 'lecture') {
    // Next to itself, either way, is where it is.
    if (target === id) return undefined;
    const place = others(section).findIndex((lecture) => lecture._id === target);
    return dropIn(section, isLower ? place + 1 : place, isLower ? 'after' : 'before');
  }
  const previous = sections[at - 1];
  if (row.dataset.kind === 'section' && !isLower && previous) {
    return dropIn(previous, others(previous).length, 'before');
  }
  return dropIn(section, collapsed.has(section._id) ? others(section).length : 0, 'after');
}
