import { type DragEvent, useRef } from 'react';
import type { ContentManagerState } from '../../hooks/useContentManager.ts';

const rowAt = (target: EventTarget) => (target as Element).closest<HTMLElement>('.lectern-content-row');

/** Dragging a lecture to before another one, or to the start of a section. The buttons do the same without a pointer. */
export function useContentDrag({ sections, placeLecture }: ContentManagerState) {
  const dragged = useRef<HTMLElement>(undefined);
  const over = useRef<HTMLElement>(undefined);
  const mark = (row: HTMLElement | undefined) => {
    over.current?.removeAttribute('data-over');
    over.current = row;
    row?.setAttribute('data-over', '');
  };

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
      mark(row);
    },
    onDrop(event: DragEvent) {
      event.preventDefault();
      const id = dragged.current?.dataset.id;
      const target = over.current?.dataset.id?.replace(/-empty$/, '');
      mark(undefined);
      dragged.current = undefined;
      if (!id || !target) return;
      const section = sections.find(
        (one) => one._id === target || one.lectures.some((lecture) => lecture._id === target),
      );
      if (!section) return;
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
