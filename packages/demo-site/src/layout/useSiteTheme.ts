import type { ThemeStore } from '@lectern/sdk';
import { applyTheme, themePalettes } from '@lectern/sdk/rules';
import { useEffect } from 'react';

/** Applies the theme to the whole page (§3), as the first script did for the first paint. */
export function useSiteTheme(theme: ThemeStore) {
  useEffect(() => {
    const apply = () => {
      const { mode } = theme.getState();
      applyTheme(mode);
      document.documentElement.dataset.lecternTheme = mode;
      // The browser's toolbar follows the chosen theme, not the system's.
      for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
        meta.content = themePalettes[mode].background ?? '';
    };
    apply();
    return theme.subscribe(apply);
  }, [theme]);
}
