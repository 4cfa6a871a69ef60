import type { PreferencesState } from '@lectern/sdk';
import { useStore } from 'zustand';
import { useLectern } from '../provider/context.ts';

/** How somebody likes to watch on this device: playback rate and captions. Change it with `marketplace.preferences.set`. */
export function usePreferences(): PreferencesState {
  return useStore(useLectern('usePreferences').marketplace.preferences);
}
