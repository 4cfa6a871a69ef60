import { LecternProvider } from '@lectern/react';
import { lazy, useCallback } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';
import { Layout } from './layout/Layout.tsx';
import { useSiteTheme } from './layout/useSiteTheme.ts';
import { marketplace } from './marketplace.ts';
import { RouterLink } from './RouterLink.tsx';

/** Loads with the first form of a text lecture. */
const RichTextEditor = lazy(() => import('@lectern/react/rich-text'));
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
      richText={RichTextEditor}
      {...(nonce ? { nonce } : {})}
      className="site"
    >
      <Layout />
    </LecternProvider>
  );
}
