import { seedIds } from '@lectern/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { ContentManager } from './index.ts';

withMockServer();
// The press that opens a dialog is the first to load it here.
vi.mock('../../ui/whenIdle.ts', () => ({ whenIdle() {} }));

it('says that a dialog could not be loaded, and loads it with the next press', async () => {
  vi.doMock('./ContentDialogs.tsx', () => {
    throw new Error('offline');
  });
  const { user } = renderWithMarketplace(<ContentManager courseId={seedIds.courses.weatherMaps} />, {
    as: 'instructor',
  });
  const add = await screen.findByRole('button', { name: 'Add New Section' });
  await user.click(add);
  const notice = await screen.findByRole('dialog');
  expect(notice).toHaveTextContent('No response from server. Please check your network connection.');
  await user.click(within(notice).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(add).toHaveFocus());
  vi.doUnmock('./ContentDialogs.tsx');
  await user.click(add);
  expect(await screen.findByRole('textbox', { name: 'Section title' })).toBeVisible();
});
