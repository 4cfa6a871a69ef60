import type { SessionState } from '@lectern/sdk';
import { useStore } from 'zustand';
import { useLectern } from '../../provider/context.ts';

/** The session: the token, the user, and whether it is still loading (§4). */
export function useSession(): SessionState {
  return useStore(useLectern('useSession').marketplace.session);
}

/** The id of the signed-in user; undefined for a visitor. */
export function useUserId(): string | undefined {
  return useStore(useLectern('useUserId').marketplace.session, (state) => state.user?.userId);
}
