import type { Marketplace } from '@lectern/sdk';
import { useSyncExternalStore } from 'react';
import { useStore } from 'zustand';

/** `auto` follows the visitor's system, `inherit` follows `marketplace.theme`. */
export type ThemeChoice = 'light' | 'dark' | 'auto' | 'inherit';

const QUERY = '(prefers-color-scheme: dark)';

function subscribe(onChange: () => void) {
  const system = window.matchMedia?.(QUERY);
  system?.addEventListener('change', onChange);
  return () => system?.removeEventListener('change', onChange);
}

/** The theme of one root. */
export function useThemeMode(marketplace: Marketplace, choice: ThemeChoice): 'light' | 'dark' {
  const chosen = useStore(marketplace.theme, (state) => state.mode);
  const isSystemDark = useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(QUERY).matches ?? false,
    () => false,
  );
  if (choice === 'inherit') return chosen;
  if (choice === 'auto') return isSystemDark ? 'dark' : 'light';
  return choice;
}
