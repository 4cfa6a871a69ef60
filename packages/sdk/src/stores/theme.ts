import type { ThemeMode } from '../rules/theme.ts';
import type { KeyValueStore } from './storage.ts';
import { createOwnedStore, type ReadStore } from './store.ts';
import { isRecord, parseJson } from './stored.ts';

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
  const read = (text: string | undefined): ThemeState =>
    text === undefined
      ? { mode: system?.matches ? 'dark' : 'light', isChosen: false }
      : { mode: parse(text), isChosen: true };

  const { view, get, set } = createOwnedStore<ThemeState>(read(storage.get(KEY)), { mode: 'light', isChosen: false });
  const follow = () => {
    if (!get().isChosen) set(read(undefined));
  };
  system?.addEventListener('change', follow);
  const stopListening = storage.onChange(KEY, (text) => set(read(text)));

  const choose = (mode: ThemeMode) => {
    set({ mode, isChosen: true });
    storage.set(KEY, JSON.stringify({ mode }));
  };
  return {
    ...view,
    set: choose,
    follow() {
      storage.remove(KEY);
      set(read(undefined));
    },
    toggle: () => choose(get().mode === 'dark' ? 'light' : 'dark'),
    destroy() {
      system?.removeEventListener('change', follow);
      stopListening();
    },
  };
}

/** Light if it can't be parsed (§4). */
function parse(text: string): ThemeMode {
  const saved = parseJson(text);
  return isRecord(saved) && saved.mode === 'dark' ? 'dark' : 'light';
}
