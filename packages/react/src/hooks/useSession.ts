import type { SessionState } from '@lectern/sdk';
import { useStore } from 'zustand';
import { useLectern } from '../provider/context.ts';

/** Who is signed in (§4). */
export function useSession(): SessionState {
  return useStore(useLectern('useSession').marketplace.session);
}

/** The id of the person, undefined for a visitor. It alone decides which queries run. */
export function useUserId(): string | undefined {
  return useStore(useLectern('useUserId').marketplace.session, (state) => state.user?.userId);
}
