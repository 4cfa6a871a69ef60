import type { Theme } from '@lectern/sdk';
import { useEffect } from 'react';

/** The site alone marks the body (§3): `dark` for its own page, which the widgets' root fills. */
export function useSiteTheme(theme: Theme) {
  useEffect(() => {
    const apply = () => document.body.classList.toggle('dark', theme.getState().mode === 'dark');
    apply();
    return theme.subscribe(apply);
  }, [theme]);
}
