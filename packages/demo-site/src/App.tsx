import { LecternProvider } from '@lectern/react';
import { useCallback } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';
import { Layout } from './layout/Layout.tsx';
import { useSiteTheme } from './layout/useSiteTheme.ts';
import { marketplace } from './marketplace.ts';
import { RouterLink } from './RouterLink.tsx';

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;

/** The frame around every page: the marketplace, the router, the theme, the shell. */
export function App() {
  const routerNavigate = useNavigate();
  const navigate = useCallback(
    (to: string, options?: NavigateOptions) => void routerNavigate(to, options),
    [routerNavigate],
  );
  useSiteTheme(marketplace.theme);
  return (
    <LecternProvider
      marketplace={marketplace}
      navigate={navigate}
      Link={RouterLink}
      {...(nonce ? { nonce } : {})}
      className="site"
    >
      <Layout />
    </LecternProvider>
  );
}
