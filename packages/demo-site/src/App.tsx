import { LecternProvider } from '@lectern/react';
import { lazy, useCallback, useLayoutEffect, useRef } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';
import { Layout } from './layout/Layout.tsx';
import { useNavigationGuard } from './layout/useNavigationGuard.ts';
import { useSiteTheme } from './layout/useSiteTheme.ts';
import { marketplace } from './marketplace.ts';
import { RouterLink } from './RouterLink.tsx';

/** Loaded with the first form of a text lecture. */
const RichTextEditor = lazy(() => import('@lectern/react/rich-text'));

/** The marketplace, router, theme and layout around every page. */
export function App() {
  const routerNavigate = useNavigate();
  // React Router's `navigate` changes with each navigation, which would render every consumer again.
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
      className="site"
    >
      <Layout />
    </LecternProvider>
  );
}
