import { applyTheme, type ThemeStore } from '@lectern/sdk';
import { useEffect } from 'react';

/** The pages' ground in either theme, as index.html has it. */
const grounds = { light: '#fbfaf7', dark: '#0e151b' };

/** The site alone marks its whole page (§3): the class on the body and the palette's variables. */
export function useSiteTheme(theme: ThemeStore) {
  useEffect(() => {
    const apply = () => {
      const { mode } = theme.getState();
      applyTheme(mode);
      // The browser's own frame follows what was chosen here, not the system.
      for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
        meta.content = grounds[mode];
    };
    apply();
    return theme.subscribe(apply);
  }, [theme]);
}
