import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';

describe('Dialog', () => {
  it('closes where its code could not be loaded, so that the next press opens it', async () => {
    vi.resetModules();
    let isOffline = true;
    vi.doMock('./DialogBox.tsx', async (original) => {
      if (isOffline) throw new Error('Failed to fetch dynamically imported module');
      return original();
    });
    const { Dialog } = await import('./Dialog.tsx');
    const onOpenChange = vi.fn();
    function Opener() {
      const [isOpen, setOpen] = useState(false);
      const change = (next: boolean) => {
        onOpenChange(next);
        setOpen(next);
      };
      return (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            Open
          </button>
          <Dialog
            open={isOpen}
            onOpenChange={change}
            title="No connection"
            closeLabel="Close"
            container={document.body}
          />
        </>
      );
    }
    render(<Opener />);
    const button = screen.getByRole('button', { name: 'Open' });
    button.focus();
    fireEvent.click(button);
    await expect.poll(() => onOpenChange.mock.calls).toEqual([[false]]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button).toHaveFocus();
    isOffline = false;
    fireEvent.click(button);
    expect(await screen.findByRole('dialog', { name: 'No connection' })).toBeVisible();
    vi.doUnmock('./DialogBox.tsx');
  });

  it("closes by a phone's Back, and watches again where it stayed open", async () => {
    const watchers: EventTarget[] = [];
    vi.stubGlobal(
      'CloseWatcher',
      class extends EventTarget {
        constructor() {
          super();
          watchers.push(this);
        }
        destroy() {}
      },
    );
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const { DialogBox } = await import('./DialogBox.tsx');
    const onOpenChange = vi.fn();
    render(<DialogBox open onOpenChange={onOpenChange} title="Filters" closeLabel="Close" container={document.body} />);
    act(() => void watchers[0]?.dispatchEvent(new Event('close')));
    expect(onOpenChange.mock.calls).toEqual([[false]]);
    act(() => void watchers[1]?.dispatchEvent(new Event('close')));
    expect(onOpenChange).toHaveBeenCalledTimes(2);
    vi.unstubAllGlobals();
  });
});
