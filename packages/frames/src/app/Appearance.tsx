import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { applyAppearance } from './appearance/applyAppearance.ts';
import { useFrame, useFrameState } from './FrameContext.ts';

const system = window.matchMedia('(prefers-color-scheme: dark)');
const onSystemChange = (listener: () => void) => {
  system.addEventListener('change', listener);
  return () => system.removeEventListener('change', listener);
};

/** Applies the appearance that the host chose, as far as it is allowed, and reports what is refused. Renders nothing. */
export function Appearance() {
  const frame = useFrame();
  const { settings } = useFrameState();
  const { theme, variables, appearance } = settings;
  const chosen = JSON.stringify({ theme, variables, appearance });
  const [sheet] = useState(() => new CSSStyleSheet());
  // Another theme has other colors, with other contrasts.
  const isDark = useSyncExternalStore(onSystemChange, () => system.matches);
  useLayoutEffect(() => {
    document.adoptedStyleSheets.push(sheet);
    return () => void document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(sheet), 1);
  }, [sheet]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the theme is read from the document.
  useLayoutEffect(() => {
    const root = document.querySelector<HTMLElement>('.frame');
    if (!root) return;
    for (const sentence of applyAppearance(root, sheet, JSON.parse(chosen))) {
      const message = sentence.slice(0, 500);
      console.warn(`Lectern: ${message}`);
      frame.send({ type: 'event', name: 'error', detail: { code: 'appearance_refused', message } });
    }
  }, [frame, sheet, chosen, isDark]);
  return null;
}
