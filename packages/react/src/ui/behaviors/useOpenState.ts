import { useState } from 'react';

/** Of a component that opens something: it opens and closes by itself, or as `open` says. */
export interface OpenProps {
  /** Whether it is open. Without it, the component decides by itself. */
  open?: boolean | undefined;
  /** Whether it is open at first, without `open`. @default false */
  defaultOpen?: boolean | undefined;
  /** Called when it is opened or closed, by the user or because its page is left. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** Whether something is open, and what opens and closes it. */
export function useOpenState({
  open,
  defaultOpen = false,
  onOpenChange,
}: OpenProps): readonly [boolean, (open: boolean) => void] {
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const isOpen = open ?? ownOpen;
  function setOpen(next: boolean) {
    if (next === isOpen) return;
    setOwnOpen(next);
    onOpenChange?.(next);
  }
  return [isOpen, setOpen];
}
