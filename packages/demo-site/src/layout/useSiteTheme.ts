import type { ThemeStore } from '@lectern/sdk';
import { applyTheme } from '@lectern/sdk/rules';
import { useEffect } from 'react';

/** The background color of each theme, as in index.html. */
const backgrounds = { light: '#fbfaf7', dark: '#0e151b' };

/** Applies the theme to the whole page (§3), as the first script did for the first paint. */
export function useSiteTheme(theme: ThemeStore) {
  useEffect(() => {
    const apply = () => {
      const { mode } = theme.getState();
      applyTheme(mode);
      document.documentElement.dataset.lecternTheme = mode;
      // The browser's toolbar follows the chosen theme, not the system's.
      for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
        meta.content = backgrounds[mode];
    };
    apply();
    return theme.subscribe(apply);
  }, [theme]);
}
