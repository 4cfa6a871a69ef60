import type { Notice } from '@lectern/sdk';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithMarketplace } from '../testing/renderWithMarketplace.tsx';

const question = { title: 'Go on?', onConfirm: () => {}, confirmLabel: 'Go on', cancelLabel: 'Not now' };

it.each<[string, Partial<Notice>, string]>([
  ['the next act that a success offers', { type: 'success' }, 'Go on'],
  ['the way to sign in', { type: 'info' }, 'Go on'],
  ['the safe answer of a question', { type: 'warning', isDestructive: true }, 'Not now'],
])('begins with %s', async (_, notice, name) => {
  const { marketplace } = renderWithMarketplace(<p>Page</p>);
  act(() => marketplace.notices.show({ ...question, ...notice }));
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toHaveFocus());
});
