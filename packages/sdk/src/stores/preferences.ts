import * as z from 'zod/mini';
import type { KeyValueStore } from './storage.ts';
import { createOwnedStore, type ReadStore } from './store.ts';

/** Playback preferences on this device. */
export interface PreferencesState {
  /** Playback speed, from 0.25 to 4. */
  playbackRate: number;
  /** The language of captions (BCP 47, such as `en`), or null for none. */
  captions: string | null;
}

export interface PreferencesStore extends ReadStore<PreferencesState> {
  /** Changes and stores some of them. Values out of range become the default. */
  set(change: Partial<PreferencesState>): void;
  /** Stops listening to storage events. */
  destroy(): void;
}

const KEY = 'preferences';
const defaults: PreferencesState = { playbackRate: 1, captions: null };

const saved = z.object({
  playbackRate: z.catch(z.number().check(z.minimum(0.25), z.maximum(4)), defaults.playbackRate),
  captions: z.catch(z.nullable(z.string().check(z.minLength(1), z.maxLength(35))), defaults.captions),
});

/** A user's preferences on this device (§2, Profile), stored under the key `preferences` and shared with other tabs. */
export function createPreferences(storage: KeyValueStore): PreferencesStore {
  const { view, get, set } = createOwnedStore<PreferencesState>(read(storage.get(KEY)), defaults);
  const stopListening = storage.onChange(KEY, (text) => set(read(text)));
  return {
    ...view,
    set(change) {
      const next = saved.parse({ ...get(), ...change });
      set(next);
      storage.set(KEY, JSON.stringify(next));
    },
    destroy: () => void stopListening(),
  };
}

/** Corrupt data gives the defaults; valid fields are kept. */
function read(text: string | undefined): PreferencesState {
  if (text === undefined) return defaults;
  try {
    return saved.parse(JSON.parse(text));
  } catch {
    return defaults; // Half-written or another version's.
  }
}
