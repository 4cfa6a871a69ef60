import type { ThemeChoice } from '@lectern/react';
import { useEffect, useSyncExternalStore } from 'react';
import type { Frame } from './createFrame.ts';

/** Applies what the host chose to the document; returns the theme of the widgets. */
export function useFrameSettings(frame: Frame): ThemeChoice {
  const { settings } = useSyncExternalStore(frame.subscribe, frame.getState);
  const { theme = 'auto', dir = 'ltr' } = settings;
  useEffect(() => {
    document.documentElement.dir = dir;
  }, [dir]);
  return theme;
}
