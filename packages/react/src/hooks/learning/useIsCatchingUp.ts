import { useStore } from 'zustand';
import { useLectern } from '../../provider/context.ts';

/** Whether reports of progress wait for the connection to come back. */
export function useIsCatchingUp(): boolean {
  return useStore(useLectern('useIsCatchingUp').marketplace.outbox, (state) => state.isCatchingUp);
}
