import type { KeyValueStore } from './storage.ts';
import { createKeptStore, type ReadStore } from './store.ts';
import { isRecord } from './stored.ts';

/** Preferences on this device: playback, and how often one wants to study. */
export interface PreferencesState {
  /** Playback speed, from 0.25 to 4. */
  playbackRate: number;
  /** The language of captions (BCP 47, such as `en`), or null for none. */
  captions: string | null;
  /** On how many evenings a week the learner wants to study: 2, 3 or 4. Undefined until they choose. */
  evenings?: number | undefined;
}

export interface PreferencesStore extends ReadStore<PreferencesState> {
  /** Changes and stores some of them. Values out of range become the default. */
  set(change: Partial<PreferencesState>): void;
  /** Stops listening to storage events. */
  destroy(): void;
}

const KEY = 'preferences';
const defaults: PreferencesState = { playbackRate: 1, captions: null };

/** Valid fields are kept; the others get their default. */
function valid(given: unknown): PreferencesState {
  if (!isRecord(given)) return defaults;
  const { playbackRate, captions, evenings } = given;
  const isRate = typeof playbackRate === 'number' && playbackRate >= 0.25 && playbackRate <= 4;
  const isLanguage = typeof captions === 'string' && captions.length >= 1 && captions.length <= 35;
  return {
    playbackRate: isRate ? playbackRate : defaults.playbackRate,
    captions: isLanguage ? captions : defaults.captions,
    evenings: evenings === 2 || evenings === 3 || evenings === 4 ? evenings : undefined,
  };
}

/** A user's preferences on this device (§2, Profile), stored under the key `preferences` and shared with other tabs. */
export function createPreferences(storage: KeyValueStore): PreferencesStore {
  const { view, get, keep, destroy } = createKeptStore(storage, KEY, valid, defaults);
  return { ...view, set: (change) => keep(valid({ ...get(), ...change })), destroy };
}
