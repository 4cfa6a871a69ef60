import { type KeyboardEvent, useRef, useState } from 'react';

/** Fields in which a letter is text. */
const textFields = 'input:not([type="radio"], [type="checkbox"], [type="range"]), textarea, select, [contenteditable]';

/** Hides and shows the panel beside the lecture, by a button and by the T key. */
export function useSidePanel() {
  const [isSideHidden, setSideHidden] = useState(false);
  const sideButton = useRef<HTMLButtonElement>(null);
  const toggleSide = () => {
    // The panel may have the focus, and is about to be hidden.
    const side = sideButton.current?.closest('.lectern-course-player')?.querySelector('.lectern-course-player-side');
    if (side?.matches(':focus-within')) sideButton.current?.focus();
    setSideHidden(!isSideHidden);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 't' || event.ctrlKey || event.metaKey || event.altKey) return;
    // React also passes on the keys of a dialog that was opened from here: they are the dialog's own.
    const isInside = event.currentTarget.contains(event.target as Element);
    if (!isInside || (event.target as Element).matches(textFields)) return;
    event.preventDefault();
    toggleSide();
  };
  return { isSideHidden, toggleSide, sideButton, onKeyDown };
}
