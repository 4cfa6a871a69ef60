import { type DragEvent, useRef } from 'react';
import type { ContentManagerState } from '../../hooks/useContentManager.ts';

const rowAt = (target: EventTarget) => (target as Element).closest<HTMLElement>('.lectern-content-row');

/**
 * Dragging a lecture to before another one or to the start of a section, and a section to where another one is. The
 * buttons do the same without a pointer.
 */
export function useContentDrag({ sections, placeLecture, placeSection }: ContentManagerState) {
  const dragged = useRef<HTMLElement>(undefined);
  const over = useRef<HTMLElement>(undefined);
  const mark = (row: HTMLElement | undefined, side = 'before') => {
    over.current?.removeAttribute('data-over');
    over.current = row;
    row?.setAttribute('data-over', side);
  };
  const sectionOf = (target: string | undefined) =>
    sections.findIndex(({ _id, lectures }) => _id === target || lectures.some((lecture) => lecture._id === target));
  const idOf = (row: HTMLElement | undefined) => row?.dataset.id?.replace(/-empty$/, '');

  return {
    onDragStart(event: DragEvent) {
      const row = rowAt(event.target);
      if (!row?.dataset.id) return;
      dragged.current = row;
      event.dataTransfer.effectAllowed = 'move';
      // Firefox drags nothing without data.
      event.dataTransfer.setData('text/plain', row.dataset.id);
    },
    onDragOver(event: DragEvent) {
      const row = rowAt(event.target);
      if (!dragged.current || !row || row === dragged.current) return mark(undefined);
      event.preventDefault();
      if (dragged.current.dataset.kind !== 'section') return mark(row);
      // It takes the place of the section below the pointer, from above or from below.
      const [from, to] = [sectionOf(idOf(dragged.current)), sectionOf(idOf(row))];
      if (from === to) return mark(undefined);
      mark(row, from < to ? 'after' : 'before');
    },
    onDrop(event: DragEvent) {
      event.preventDefault();
      const { id, kind } = dragged.current?.dataset ?? {};
      const target = idOf(over.current);
      mark(undefined);
      dragged.current = undefined;
      const place = sectionOf(target);
      const section = sections[place];
      if (!id || !section) return;
      if (kind === 'section') {
        placeSection(id, place);
        return;
      }
      const others = section.lectures.filter((lecture) => lecture._id !== id);
      placeLecture(
        id,
        section._id,
        Math.max(
          0,
          others.findIndex((lecture) => lecture._id === target),
        ),
      );
    },
    onDragEnd() {
      mark(undefined);
      dragged.current = undefined;
    },
  };
}
