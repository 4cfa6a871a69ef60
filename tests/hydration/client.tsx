import { createMarketplace } from '@lectern/sdk';
import { author } from '@lectern/sdk/author';
import { hydrate, QueryClient } from '@tanstack/react-query';
import { hydrateRoot } from 'react-dom/client';
import { Page } from './Page.tsx';

/** Hydrates the server's markup. Hydration errors are recorded for the test. */
const { baseUrl, shown, state } = JSON.parse(document.getElementById('data')?.textContent ?? '');
const mended: string[] = [];
Object.assign(window, { mended });
const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
hydrate(queryClient, state);
hydrateRoot(
  document.getElementById('root') as HTMLElement,
  <Page marketplace={createMarketplace({ baseUrl, author })} queryClient={queryClient} shown={shown} />,
  {
    onRecoverableError: (error) => mended.push(String(error)),
    onUncaughtError: (error) => mended.push(String(error)),
  },
);
