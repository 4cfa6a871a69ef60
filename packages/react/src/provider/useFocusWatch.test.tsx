import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../testing/renderWithMarketplace.tsx';

withMockServer();

function Rows() {
  const [rows, setRows] = useState(['a', 'b', 'c']);
  return (
    <ul>
      {rows.map((row) => (
        <li key={row}>
          <button type="button" data-action="remove" onClick={() => setRows(rows.filter((one) => one !== row))}>
            {row}
          </button>
        </li>
      ))}
    </ul>
  );
}

it('moves the focus from what is removed, also where its code loads only once the connection is back', async () => {
  const attempts = vi.fn();
  let isOffline = true;
  vi.doMock('../ui/focusReturn.ts', (original) => {
    attempts();
    if (isOffline) throw new Error('Failed to fetch dynamically imported module');
    return original();
  });
  const { user } = renderWithMarketplace(<Rows />);
  await expect.poll(() => attempts).toHaveBeenCalledTimes(1);
  // A move of the focus is another attempt.
  await user.click(screen.getByRole('button', { name: 'a' }));
  await expect.poll(() => attempts).toHaveBeenCalledTimes(2);
  expect(document.body).toHaveFocus();
  isOffline = false;
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => attempts).toHaveBeenCalledTimes(3);
  await vi.dynamicImportSettled();
  await user.click(screen.getByRole('button', { name: 'b' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'c' })).toHaveFocus());
  vi.doUnmock('../ui/focusReturn.ts');
});
