import type { PreferencesState } from '@lectern/sdk';
import { useStore } from 'zustand';
import { useLectern } from '../../provider/context.ts';

/** The user's playback rate and captions on this device. Change them with `marketplace.preferences.set`. */
export function usePreferences(): PreferencesState {
  return useStore(useLectern('usePreferences').marketplace.preferences);
}
