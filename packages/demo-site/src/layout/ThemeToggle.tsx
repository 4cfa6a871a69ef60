import { Icon, useLectern } from '@lectern/react';
import { useSyncExternalStore } from 'react';

/** Light or dark; from the first press on it is the person's choice, not the system's. */
export function ThemeToggle() {
  const { theme } = useLectern('ThemeToggle').marketplace;
  const { mode } = useSyncExternalStore(theme.subscribe, theme.getState);
  return (
    <button
      type="button"
      className="lectern-icon-button"
      aria-label="Dark theme"
      aria-pressed={mode === 'dark'}
      onClick={theme.toggle}
    >
      <Icon name={mode === 'dark' ? 'sun' : 'moon'} />
    </button>
  );
}
