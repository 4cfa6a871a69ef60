import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { memoryStorage } from '../testing/memoryStorage.ts';

/** A page whose notice dialog can't be loaded until the connection is back. */
async function renderOffline() {
  vi.resetModules();
  const connection = { isOffline: true };
  const asked = vi.fn();
  vi.doMock('./NoticeDialog.tsx', (original) => {
    asked();
    if (connection.isOffline) throw new Error('Failed to fetch dynamically imported module');
    return original();
  });
  const { createMarketplace } = await import('@lectern/sdk');
  const { LecternProvider } = await import('./LecternProvider.tsx');
  const marketplace = createMarketplace({ baseUrl: 'http://lectern.test/api', storage: memoryStorage() });
  onTestFinished(() => {
    marketplace.destroy();
    vi.doUnmock('./NoticeDialog.tsx');
  });
  render(<LecternProvider marketplace={marketplace}>Page</LecternProvider>);
  return { connection, asked, marketplace, user: userEvent.setup() };
}

it('says a question whose dialog cannot be loaded, lets it be cancelled, and asks it with the next press', async () => {
  const { connection, asked, marketplace, user } = await renderOffline();
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

  connection.isOffline = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('dialog', { name: 'Delete it?' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

it('says a success without its next step, and no failure; the next notice tries the dialog again', async () => {
  const { connection, marketplace, user } = await renderOffline();
  const onConfirm = vi.fn();
  const onCancel = vi.fn();
  const say = (message: string) =>
    act(() =>
      marketplace.notices.show({ type: 'success', title: 'Added', message, detail: 'And more.', onConfirm, onCancel }),
    );
  say('First');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('FirstAnd more.');
  expect(alert).not.toHaveTextContent('No response from server.');
  say('Second');
  expect(alert).toHaveTextContent('Second');
  await user.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onCancel).toHaveBeenCalledTimes(1);

  say('Third');
  await screen.findByRole('alert');
  connection.isOffline = false;
  say('Fourth');
  expect(await screen.findByRole('dialog', { name: 'Added' })).toHaveTextContent('Fourth');
  expect(screen.queryByRole('alert')).toBeNull();
});
