import type { ThemeMode } from '../rules/theme.ts';
import type { KeyValueStore } from './storage.ts';
import { createKeptStore, type ReadStore } from './store.ts';
import { isRecord } from './stored.ts';

/** The current theme, and whether a person chose it. */
export interface ThemeState {
  mode: ThemeMode;
  /** False while the theme follows the system; nothing is stored then. */
  isChosen: boolean;
}

export interface ThemeStore extends ReadStore<ThemeState> {
  /** Chooses a theme and stores the choice. */
  set(mode: ThemeMode): void;
  /** Follows the system again and removes the stored choice. */
  follow(): void;
  /** Chooses the other theme. */
  toggle(): void;
  /** Stops listening to the system and to storage events. */
  destroy(): void;
}

const KEY = 'theme';

/** Light or dark (§4): the saved choice, else the system's setting, kept up to date. */
export function createTheme(storage: KeyValueStore): ThemeStore {
  const system = typeof matchMedia === 'undefined' ? undefined : matchMedia('(prefers-color-scheme: dark)');
  const systemTheme = (): ThemeState => ({ mode: system?.matches ? 'dark' : 'light', isChosen: false });
  const { view, get, set, keep, destroy } = createKeptStore<ThemeState>(
    storage,
    KEY,
    (stored, text) => (text === undefined ? systemTheme() : { mode: modeOf(stored), isChosen: true }),
    { mode: 'light', isChosen: false },
  );
  const follow = () => {
    if (!get().isChosen) set(systemTheme());
  };
  system?.addEventListener('change', follow);

  const choose = (mode: ThemeMode) => keep({ mode, isChosen: true }, { mode });
  return {
    ...view,
    set: choose,
    follow() {
      storage.remove(KEY);
      set(systemTheme());
    },
    toggle: () => choose(get().mode === 'dark' ? 'light' : 'dark'),
    destroy() {
      system?.removeEventListener('change', follow);
      destroy();
    },
  };
}

/** Light if it can't be parsed (§4). */
const modeOf = (stored: unknown): ThemeMode => (isRecord(stored) && stored.mode === 'dark' ? 'dark' : 'light');
