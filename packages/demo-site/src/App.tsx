import { LecternProvider } from '@lectern/react';
import type { Marketplace } from '@lectern/sdk';
import type { QueryClient } from '@tanstack/react-query';
import { Layout } from './layout/Layout.tsx';
import { navigationGuard } from './layout/navigationGuard.ts';
import { useSignedInMark } from './layout/useSignedInMark.ts';
import { useSiteTheme } from './layout/useSiteTheme.ts';
import { RouterLink } from './RouterLink.tsx';
import { navigate } from './router/location.ts';

/** Loaded with the first form of a text lecture, which no server renders. */
const editor = import.meta.env.SSR ? {} : { richText: () => import('@lectern/common/richText.ts') };

/** The server has sanitized the HTML of every lecture when it was saved. */
const asSaved = (html: string) => html;

interface AppProps {
  marketplace: Marketplace;
  /** Has the page's data already if a server has rendered it. */
  queryClient: QueryClient;
  /** Called once the page reacts to presses. */
  onShown?: (() => void) | undefined;
}

/** The marketplace, router, theme and layout around every page. */
export function App({ marketplace, queryClient, onShown }: AppProps) {
  useSiteTheme(marketplace.theme);
  useSignedInMark(marketplace.session);
  return (
    <LecternProvider
      marketplace={marketplace}
      queryClient={queryClient}
      site="/"
      navigate={navigate}
      navigationGuard={navigationGuard}
      Link={RouterLink}
      {...editor}
      sanitizeOnServer={asSaved}
      className="site"
    >
      <Layout onShown={onShown} />
    </LecternProvider>
  );
}
