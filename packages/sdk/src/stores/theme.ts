import * as z from 'zod/mini';
import type { ThemeMode } from '../rules/theme.ts';
import type { KeyValueStore } from './storage.ts';
import { createOwnedStore, type ReadStore } from './store.ts';

/** Which theme is on, and who decided. */
export interface ThemeState {
  mode: ThemeMode;
  /** False while the system decides: nothing is saved until a person chooses. */
  isChosen: boolean;
}

export interface ThemeStore extends ReadStore<ThemeState> {
  /** Chooses, and remembers it. */
  set(mode: ThemeMode): void;
  /** Leaves it to the system again, and forgets the choice. */
  follow(): void;
  /** Chooses the other one. */
  toggle(): void;
  /** Follows the system and other tabs no more. */
  destroy(): void;
}

const KEY = 'theme';
const saved = z.object({ mode: z._default(z.enum(['light', 'dark']), 'light') });

/** Light or dark (§4): the saved choice, else the system's, followed as it changes. */
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

function parse(text: string): ThemeMode {
  try {
    return saved.parse(JSON.parse(text)).mode;
  } catch {
    return 'light'; // §4: a parse failure gives light.
  }
}
