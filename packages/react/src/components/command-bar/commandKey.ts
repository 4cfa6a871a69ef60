/** Whether the shortcut has the command key of Apple's keyboards. */
const isApple = () => /^(Mac|iP)/.test(navigator.platform);

/** The shortcut as people say it. */
export const commandKeyName = (): string => (isApple() ? '⌘ K' : 'Ctrl K');

/**
 * Whether a press is the shortcut of the command bar. In an editor of text the same keys make a link, or delete to the end
 * of the line.
 */
export function isCommandKey(event: KeyboardEvent): boolean {
  const { key, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
  const [target] = event.composedPath();
  const isEditor =
    target instanceof HTMLElement && (target.isContentEditable || target.matches('textarea, [contenteditable]'));
  return (
    key.toLowerCase() === 'k' &&
    (isApple() ? metaKey && !ctrlKey : ctrlKey && !metaKey) &&
    !altKey &&
    !shiftKey &&
    !defaultPrevented &&
    !isEditor
  );
}
