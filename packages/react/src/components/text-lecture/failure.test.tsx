import { createMarketplace } from '@lectern/sdk';
import { act, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/memoryStorage.ts';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { TextLecture } from './index.ts';

withMockServer();

it('loads the sanitizer again when the learner tries again, in the same root', async () => {
  vi.doMock('./sanitizeLecture.ts', () => {
    throw new Error('offline');
  });
  const ref = createRef<HTMLDivElement>();
  const { user } = renderWithMarketplace(<TextLecture ref={ref} className="mine" html="<p>Look up.</p>" />);
  const root = ref.current;
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(root).toHaveAttribute('data-state', 'error');
  vi.doUnmock('./sanitizeLecture.ts');
  await user.click(retry);
  expect(await screen.findByText('Look up.')).toBeVisible();
  expect(ref.current).toBe(root);
  expect(root).toHaveClass('lectern-text-lecture', 'mine');
  expect(root).toHaveAttribute('data-state', 'ready');
});

it('keeps the text that a server has rendered where its code cannot be loaded', async () => {
  vi.resetModules();
  let tries = 0;
  vi.doMock('./sanitizeLecture.ts', () => {
    tries += 1;
    throw new Error('offline');
  });
  const { TextLecture: Fresh } = await import('./index.ts');
  const { LecternProvider } = await import('../../provider/LecternProvider.tsx');
  const marketplace = createMarketplace({ baseUrl: 'http://lectern.test/api', storage: memoryStorage() });
  const page = (
    <LecternProvider marketplace={marketplace} sanitizeOnServer={(html) => html}>
      <Fresh html="<p>Look up.</p>" />
    </LecternProvider>
  );
  const container = document.createElement('div');
  document.body.append(container);
  vi.stubGlobal('window', undefined);
  const rendered = renderToString(page);
  vi.unstubAllGlobals();
  container.innerHTML = rendered;
  const text = screen.getByText('Look up.');
  const root = await act(async () => hydrateRoot(container, page));
  await waitFor(() => expect(tries).toBeGreaterThan(0));
  await act(async () => {});
  expect(text).toBeVisible();
  expect(container).toContainElement(text);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  act(() => root.unmount());
  container.remove();
  marketplace.destroy();
});
