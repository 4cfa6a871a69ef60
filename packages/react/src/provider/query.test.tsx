import { createMarketplace } from '@lectern/sdk';
import { QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CategoryGrid } from '../components/category-grid/index.ts';
import { categoriesQuery } from '../queries/categories.ts';
import { memoryStorage } from '../testing/memoryStorage.ts';
import { LecternProvider } from './LecternProvider.tsx';

const marketplace = createMarketplace({ baseUrl: 'http://lectern.test/api', storage: memoryStorage() });

describe("the host's query client", () => {
  it('stays the one that the host finds below the provider', () => {
    const host = new QueryClient();
    const found: QueryClient[] = [];
    const Host = () => {
      found.push(useQueryClient());
      return null;
    };
    render(
      <QueryClientProvider client={host}>
        <LecternProvider marketplace={marketplace}>
          <Host />
        </LecternProvider>
      </QueryClientProvider>,
    );
    expect(found.every((client) => client === host)).toBe(true);
    expect(found.length).toBeGreaterThan(0);
  });

  it('is used by the widgets only where it is passed', async () => {
    const host = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
    host.setQueryData(categoriesQuery(marketplace).queryKey, [{ _id: '1', name: 'Carpentry', courseCount: 2 }]);
    render(
      <LecternProvider marketplace={marketplace} queryClient={host}>
        <CategoryGrid />
      </LecternProvider>,
    );
    expect(await screen.findByText('Carpentry')).toBeVisible();
  });
});
