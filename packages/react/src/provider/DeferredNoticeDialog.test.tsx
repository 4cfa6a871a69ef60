import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { memoryStorage } from '../testing/memoryStorage.ts';

it('says a question whose dialog cannot be loaded, lets it be cancelled, and asks it with the next press', async () => {
  vi.resetModules();
  let isOffline = true;
  const asked = vi.fn();
  vi.doMock('./NoticeDialog.tsx', (original) => {
    asked();
    if (isOffline) throw new Error('Failed to fetch dynamically imported module');
    return original();
  });
  const { createMarketplace } = await import('@lectern/sdk');
  const { LecternProvider } = await import('./LecternProvider.tsx');
  const marketplace = createMarketplace({ baseUrl: 'http://lectern.test/api', storage: memoryStorage() });
  const user = userEvent.setup();
  render(<LecternProvider marketplace={marketplace}>Page</LecternProvider>);
  const onConfirm = vi.fn();
  const onCancel = vi.fn();
  const ask = () => act(() => marketplace.notices.show({ title: 'Delete it?', onConfirm, onCancel }));
  ask();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Delete it?');
  expect(alert).toHaveTextContent('No response from server. Please check your network connection.');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(onCancel).toHaveBeenCalledTimes(1);

  ask();
  await screen.findByRole('alert');
  // The same question again, without a cancel between.
  const before = asked.mock.calls.length;
  ask();
  await waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(before));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onConfirm).not.toHaveBeenCalled();

  isOffline = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('dialog', { name: 'Delete it?' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  marketplace.destroy();
  vi.doUnmock('./NoticeDialog.tsx');
});
