import { QueryClient } from '@tanstack/react-query';
import { onlyFailed } from '../queries/keys.ts';

/**
 * A query client with the options of the provider's own: for pages that are rendered on a server, where the queries are
 * filled before. Queries don't retry, because the SDK does.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // Being offline is an error like any other: a paused query would show its skeleton forever.
      queries: {
        retry: false,
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        refetchOnReconnect: onlyFailed,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
