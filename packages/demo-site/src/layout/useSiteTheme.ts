import { applyTheme, type Theme } from '@lectern/sdk';
import { useEffect } from 'react';

/** The site alone marks its whole page (§3): the class on the body and the palette's variables. */
export function useSiteTheme(theme: Theme) {
  useEffect(() => {
    const apply = () => applyTheme(theme.getState().mode);
    apply();
    return theme.subscribe(apply);
  }, [theme]);
}
