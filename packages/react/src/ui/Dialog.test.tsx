import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

describe('Dialog', () => {
  it('opens although its code has not come yet, and tries again where that could not be loaded', async () => {
    vi.resetModules();
    let isOffline = true;
    vi.doMock('./DialogBox.tsx', async (original) => {
      if (isOffline) throw new Error('Failed to fetch dynamically imported module');
      return original();
    });
    const { Dialog } = await import('./Dialog.tsx');
    const dialog = (isOpen: boolean) => (
      <Dialog
        isOpen={isOpen}
        onOpenChange={() => {}}
        title="No connection"
        closeLabel="Close"
        container={document.body}
      />
    );
    const { rerender } = render(dialog(true));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    isOffline = false;
    rerender(dialog(false));
    rerender(dialog(true));
    expect(await screen.findByRole('dialog', { name: 'No connection' })).toBeVisible();
    vi.doUnmock('./DialogBox.tsx');
  });
});
