import { LecternProvider } from '@lectern/react';
import { lazy, useCallback, useLayoutEffect, useRef } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';
import { Layout } from './layout/Layout.tsx';
import { useNavigationGuard } from './layout/useNavigationGuard.ts';
import { useSiteTheme } from './layout/useSiteTheme.ts';
import { marketplace } from './marketplace.ts';
import { RouterLink } from './RouterLink.tsx';

/** Loads with the first form of a text lecture. */
const RichTextEditor = lazy(() => import('@lectern/react/rich-text'));
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;

/** The frame around every page: the marketplace, the router, the theme, the shell. */
export function App() {
  const routerNavigate = useNavigate();
  // The router's own is another after each step, and would draw everything anew that may navigate.
  const latest = useRef(routerNavigate);
  useLayoutEffect(() => {
    latest.current = routerNavigate;
  }, [routerNavigate]);
  const navigate = useCallback((to: string, options?: NavigateOptions) => void latest.current(to, options), []);
  const navigationGuard = useNavigationGuard();
  useSiteTheme(marketplace.theme);
  return (
    <LecternProvider
      marketplace={marketplace}
      navigate={navigate}
      navigationGuard={navigationGuard}
      Link={RouterLink}
      richText={RichTextEditor}
      {...(nonce ? { nonce } : {})}
      className="site"
    >
      <Layout />
    </LecternProvider>
  );
}
