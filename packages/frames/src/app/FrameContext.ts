import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Frame, FrameState } from './createFrame.ts';

export const FrameContext = createContext<Frame | null>(null);

/** The frame around the view. */
export function useFrame(): Frame {
  const frame = useContext(FrameContext);
  if (!frame) throw new Error('A view of a frame must be inside <FrameContext>.');
  return frame;
}

/** What the frame shows now. */
export function useFrameState(): FrameState {
  const { subscribe, getState } = useFrame();
  return useSyncExternalStore(subscribe, getState);
}
