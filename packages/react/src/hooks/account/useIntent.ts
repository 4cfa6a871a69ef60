import type { IntentState } from '@lectern/sdk';
import { useStore } from 'zustand';
import { useLectern } from '../../provider/context.ts';

/**
 * What a visitor pressed before signing in, for a sign-in page of your own. While `isDue` is true it is about to be done:
 * don't open another page, because it leads on by itself.
 */
export function useIntent(): IntentState {
  return useStore(useLectern('useIntent').marketplace.intent);
}
