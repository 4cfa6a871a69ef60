import { type KeyboardEvent, type RefObject, useEffect, useId, useRef } from 'react';
import { type OpenProps, useOpenState } from './useOpenState.ts';

/** What {@link useMenuButton} returns. */
export interface UseMenuButtonResult {
  isOpen: boolean;
  /** Closes the menu. @param options `returnsFocus` focuses the button. */
  close: (options?: { returnsFocus?: boolean }) => void;
  /** For the element around the button and the menu. */
  rootProps: { ref: RefObject<HTMLDivElement | null> };
  /** For the button. */
  triggerProps: {
    ref: RefObject<HTMLButtonElement | null>;
    id: string;
    'aria-haspopup': 'menu';
    'aria-expanded': boolean;
    'aria-controls': string;
    onClick: () => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
  /** For the menu. */
  menuProps: {
    ref: RefObject<HTMLDivElement | null>;
    id: string;
    role: 'menu';
    'aria-labelledby': string;
    onKeyDown: (event: KeyboardEvent) => void;
  };
}

/**
 * The menu button pattern of WAI-ARIA: Enter, Space and the arrow keys open the menu; arrow keys, Home, End and typing a
 * letter move through it; Escape returns the focus to the button; Tab and a press outside close it. The items are the
 * elements with role `menuitem` inside the menu.
 */
export function useMenuButton(options: OpenProps = {}): UseMenuButtonResult {
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useOpenState(options);
  const entersAtEnd = useRef(false);
  const id = useId();

  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  const open = (atEnd = false) => {
    entersAtEnd.current = atEnd;
    setOpen(true);
  };
  const close = ({ returnsFocus = false } = {}) => {
    setOpen(false);
    if (returnsFocus) trigger.current?.focus();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only opening moves the focus.
  useEffect(() => {
    if (!isOpen) return;
    items()
      .at(entersAtEnd.current ? -1 : 0)
      ?.focus();
    const onPointerDown = (event: Event) => {
      if (root.current && !event.composedPath().includes(root.current)) close();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [isOpen]);

  function onTriggerKeyDown(event: KeyboardEvent) {
    // Alt with an arrow key may be a shortcut of the container.
    if (event.altKey || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    open(event.key === 'ArrowUp');
  }

  function onMenuKeyDown(event: KeyboardEvent) {
    const { key } = event;
    if (key === 'Escape') close({ returnsFocus: true });
    // Tab then moves on from the button, as if there were no menu.
    else if (key === 'Tab') return close({ returnsFocus: true });
    else if (key === ' ') (event.target as HTMLElement).click();
    else {
      const next = itemFor(event, items());
      if (!next) return;
      next.focus();
    }
    event.preventDefault();
  }

  return {
    isOpen,
    close,
    rootProps: { ref: root },
    triggerProps: {
      ref: trigger,
      id: `${id}-button`,
      'aria-haspopup': 'menu',
      'aria-expanded': isOpen,
      'aria-controls': `${id}-menu`,
      onClick: () => (isOpen ? close() : open()),
      onKeyDown: onTriggerKeyDown,
    },
    menuProps: {
      ref: menu,
      id: `${id}-menu`,
      role: 'menu',
      'aria-labelledby': `${id}-button`,
      onKeyDown: onMenuKeyDown,
    },
  };
}

/** The item that a key moves to from the focused one. */
function itemFor({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent, items: readonly HTMLElement[]) {
  const index = items.indexOf(target as HTMLElement);
  if (key === 'ArrowDown') return items[(index + 1) % items.length];
  if (key === 'ArrowUp') return items.at(index - 1);
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  if (Array.from(key).length !== 1 || ctrlKey || metaKey || altKey) return undefined;
  const letter = key.toLocaleLowerCase();
  const after = [...items.slice(index + 1), ...items.slice(0, index + 1)];
  return after.find((item) => item.textContent?.trim().toLocaleLowerCase().startsWith(letter));
}
