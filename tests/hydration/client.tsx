import { createMarketplace } from '@lectern/sdk';
import { hydrate, QueryClient } from '@tanstack/react-query';
import { hydrateRoot } from 'react-dom/client';
import { Page } from './Page.tsx';

/** Takes over what the server wrote. What React had to mend is kept for the test to read. */
const { baseUrl, shown, state } = JSON.parse(document.getElementById('data')?.textContent ?? '');
const mended: string[] = [];
Object.assign(window, { mended });
const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
hydrate(queryClient, state);
hydrateRoot(
  document.getElementById('root') as HTMLElement,
  <Page marketplace={createMarketplace({ baseUrl })} queryClient={queryClient} shown={shown} />,
  {
    onRecoverableError: (error) => mended.push(String(error)),
    onUncaughtError: (error) => mended.push(String(error)),
  },
);
