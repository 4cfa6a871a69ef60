import { contentWords } from '@lectern/sdk/words';
import {
  forwardRef,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLectern } from '../../provider/context.ts';
import { useRowWindow } from '../../ui/behaviors/useRowWindow.ts';
import { useUndoKey } from '../../ui/behaviors/useUndoKey.ts';
import { watchSize } from '../../ui/behaviors/watchSize.ts';
import { definePart, type RootProps } from '../../ui/definePart.tsx';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import { ContentRow } from './ContentRow.tsx';
import { ContentStatusMessage } from './ContentStatusMessage.tsx';
import { contentRows, rowId } from './contentRows.ts';
import { useContentManagerContext } from './context.ts';
import { useContentDrag } from './useContentDrag.ts';

/** Longer lists render only the rows near the viewport. */
const MAX_ROWS_RENDERED = 100;

const Body = definePart('ContentManagerBody', 'div', 'lectern-content-manager-body');

/** The sections and lectures in their order, each with its actions. Alt with an arrow key moves the focused one. */
export const ContentManagerList = forwardRef<HTMLDivElement, RootProps<'div'>>(function ContentManagerList(props, ref) {
  const { t } = useLectern('ContentManager', contentWords);
  const content = useContentManagerContext('ContentManagerList');
  const { state, collapsed, onCollapse, open } = content;
  const search = useDeferredValue(content.search);
  const list = useRef<HTMLUListElement>(null);
  const hintId = useId();
  const rows = useMemo(() => contentRows(state.sections, collapsed, search), [state.sections, collapsed, search]);
  const isWindowed = rows.length > MAX_ROWS_RENDERED;
  const heights = useRowHeights(list, isWindowed);
  const rowHeights = useMemo(
    () => (isWindowed ? rows.map(({ kind }) => heights[kind === 'section' ? 'section' : 'lecture']) : []),
    [rows, heights, isWindowed],
  );
  const seen = useRowWindow(list, rowHeights, isWindowed);
  const shown = isWindowed ? rows.slice(seen.start, seen.end) : rows;
  const drag = useContentDrag(state, collapsed);
  const keepFocus = useMovedFocus(list, rows);
  useUndoKey(
    state.undo &&
      (() => {
        const isInList = list.current?.matches(':focus-within');
        const id = state.undo?.();
        if (id && isInList) keepFocus(id, 'up');
      }),
  );

  /** @param focus the action whose button has the focus after a move */
  function act(id: string, action: string | undefined, focus = action ?? '') {
    const row = rows.find((one) => rowId(one) === id);
    if (!row || row.kind === 'empty') return;
    const isSection = row.kind === 'section';
    if (action === 'up' || action === 'down') {
      const isMoved = isSection ? state.moveSection(id, action) : state.moveLecture(id, action);
      if (isMoved) keepFocus(id, focus);
    }
    if (action === 'toggle') {
      const next = new Set(collapsed);
      if (!next.delete(id)) next.add(id);
      onCollapse(next);
    }
    if (action === 'add') open({ kind: 'lecture', section: row.section });
    if (action === 'edit') open(isSection ? { kind: 'section', section: row.section } : { ...row, kind: 'lecture' });
    if (action === 'quiz' && !isSection) open({ kind: 'quiz', lectureId: row.lecture._id });
    if (action === 'delete') isSection ? state.removeSection(row.section) : state.removeLecture(row.lecture);
  }
  const idAt = (target: EventTarget) => (target as Element).closest<HTMLElement>('[data-id]')?.dataset.id ?? '';

  if (rows.length === 0) {
    return (
      <Body ref={ref} {...props}>
        {search === '' ? (
          <EmptyNote message={t('contentManager.empty')} />
        ) : (
          <p role="status" className="lectern-content-manager-search-status">
            {t('contentManager.nothingFound')}
          </p>
        )}
      </Body>
    );
  }
  return (
    <Body ref={ref} {...props}>
      <p role="status" className="lectern-content-manager-search-status">
        {search !== '' && t.plural('contentManager.found', rows.filter(({ kind }) => kind === 'lecture').length)}
      </p>
      {search === '' && (
        <p id={hintId} className="lectern-field-hint lectern-content-manager-move-hint">
          <span>{t('contentManager.moveHint')}</span>
          <span data-touch>{t('contentManager.moveHintTouch')}</span>
        </p>
      )}
      <ul
        ref={list}
        className="lectern-content-manager-list"
        aria-label={t('contentManager.content')}
        aria-describedby={search === '' ? hintId : undefined}
        data-windowed={isWindowed || undefined}
        style={isWindowed ? { paddingBlock: `${seen.before}px ${seen.after}px` } : undefined}
        onClick={({ target }: MouseEvent) => {
          const button = (target as Element).closest<HTMLElement>('[data-action]');
          // An item of the menu is gone with it.
          const focus = button?.role === 'menuitem' ? 'more' : undefined;
          if (button) act(idAt(button), button.dataset.action, focus);
        }}
        onKeyDown={(event: KeyboardEvent) => {
          const direction = event.key === 'ArrowUp' ? 'up' : event.key === 'ArrowDown' ? 'down' : undefined;
          if (!event.altKey || !direction || search !== '' || event.defaultPrevented) return;
          event.preventDefault();
          act(idAt(event.target), direction, (event.target as HTMLElement).dataset.action);
        }}
        {...(search === '' ? drag : {})}
      >
        {shown.map((row, index) => (
          <ContentRow
            key={rowId(row)}
            row={row}
            place={isWindowed ? seen.start + index + 1 : undefined}
            total={rows.length}
            canMove={search === ''}
            focusFallback={content.addId}
          />
        ))}
      </ul>
      <ContentStatusMessage onMove={(id) => keepFocus(id, 'up')} />
    </Body>
  );
});

/** The height of each kind of row, measured on the first one; in a long list all rows of a kind are equally high. */
function useRowHeights(list: RefObject<HTMLElement | null>, isOn: boolean) {
  const [heights, setHeights] = useState({ section: 64, lecture: 56 });
  useEffect(() => {
    const element = list.current;
    if (!isOn || !element) return;
    const measure = () => {
      const heightOf = (kind: string) => element.querySelector(`[data-kind="${kind}"]`)?.getBoundingClientRect().height;
      setHeights((known) => {
        const next = { section: heightOf('section') || known.section, lecture: heightOf('lecture') || known.lecture };
        return next.section === known.section && next.lecture === known.lecture ? known : next;
      });
    };
    // The height of the list changes with that of its rows.
    return watchSize(element, measure);
  }, [list, isOn]);
  return heights;
}

/** Keeps the focus on the button that moved an item, and in view: browsers drop it from an element that moves in the DOM. */
function useMovedFocus(list: RefObject<HTMLElement | null>, rows: unknown) {
  const moved = useRef<{ id: string; action: string }>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new order of the rows takes the focus away.
  useLayoutEffect(() => {
    if (!moved.current) return;
    const { id, action } = moved.current;
    const buttonOf = (name: string) =>
      list.current?.querySelector<HTMLElement>(`[data-id="${id}"] [data-action="${name}"]`);
    const button = buttonOf(action);
    button?.focus();
    // A touch screen has no arrows.
    if (!button?.matches(':focus')) buttonOf('more')?.focus();
    // `focus` does not scroll to an element that has the focus already.
    button?.scrollIntoView({ block: 'nearest' });
    moved.current = undefined;
  }, [list, rows]);
  return (id: string, action: string) => {
    moved.current = { id, action };
  };
}
