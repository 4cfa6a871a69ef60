import { Icon, icons, useLectern } from '@lectern/react';
import { useSyncExternalStore } from 'react';
import { frame } from '../content/site.ts';

/** Switches between light and dark. The first press overrides the system's setting. */
export function ThemeToggle() {
  const { theme } = useLectern('ThemeToggle').marketplace;
  const { mode } = useSyncExternalStore(theme.subscribe, theme.getState, theme.getInitialState);
  return (
    <button
      type="button"
      className="lectern-icon-button"
      aria-label={frame.darkTheme}
      aria-pressed={mode === 'dark'}
      onClick={theme.toggle}
    >
      <Icon shape={mode === 'dark' ? icons.sun : icons.moon} />
    </button>
  );
}
