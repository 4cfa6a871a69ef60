import { LecternProvider } from '@lectern/react';
import { lazy } from 'react';
import { Layout } from './layout/Layout.tsx';
import { navigationGuard } from './layout/navigationGuard.ts';
import { useSiteTheme } from './layout/useSiteTheme.ts';
import { marketplace } from './marketplace.ts';
import { RouterLink } from './RouterLink.tsx';
import { navigate } from './router/location.ts';

/** Loaded with the first form of a text lecture. */
const RichTextEditor = lazy(() => import('./richText.ts'));

/** The marketplace, router, theme and layout around every page. */
export function App() {
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
