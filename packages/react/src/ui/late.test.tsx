import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { late } from './late.ts';

function create(load: () => Promise<() => string>) {
  const { preload, usePart } = late<object>(load);
  function Slot({ attempt }: { attempt: number }) {
    const { Part: Loaded } = usePart({ attempt });
    return Loaded ? <Loaded /> : <em>nothing yet</em>;
  }
  return { preload, Slot };
}

describe('late', () => {
  it('loads the code once, and draws it at once afterwards', async () => {
    const load = vi.fn(async () => () => 'loaded');
    const { Slot } = create(load);
    const first = render(<Slot attempt={0} />);
    expect(first.container).toHaveTextContent('nothing yet');
    await screen.findByText('loaded');
    first.unmount();
    expect(render(<Slot attempt={1} />).container).toHaveTextContent('loaded');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('changes nothing that no longer asks for it when the code comes', async () => {
    let arrive = (_: () => string) => {};
    const { preload, usePart } = late<object>(() => new Promise((resolve) => (arrive = resolve)));
    function Slot({ isWanted }: { isWanted: boolean }) {
      return usePart({ isWanted }).Part ? 'loaded' : 'nothing yet';
    }
    const { container, rerender } = render(<Slot isWanted />);
    rerender(<Slot isWanted={false} />);
    arrive(() => 'loaded');
    await act(preload);
    expect(container).toHaveTextContent('nothing yet');
    rerender(<Slot isWanted />);
    expect(container).toHaveTextContent('loaded');
  });

  it('draws at once what was loaded ahead', async () => {
    const { preload, Slot } = create(async () => () => 'loaded');
    await preload();
    expect(render(<Slot attempt={0} />).container).toHaveTextContent('loaded');
  });

  it('loads the code once for all who ask before it has come', async () => {
    const load = vi.fn(async () => () => 'loaded');
    const { preload } = create(load);
    await Promise.all([preload(), preload()]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('keeps the place of what could not be loaded, and tries again with the next attempt', async () => {
    const load = vi.fn(async () => () => 'loaded');
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    const { Slot } = create(load);
    const { rerender, container } = render(<Slot attempt={0} />);
    await expect.poll(() => load).toHaveBeenCalledTimes(1);
    rerender(<Slot attempt={0} />);
    expect(container).toHaveTextContent('nothing yet');
    expect(load).toHaveBeenCalledTimes(1);
    rerender(<Slot attempt={1} />);
    await screen.findByText('loaded');
  });

  it('says that an attempt failed until the next one', async () => {
    const load = vi.fn(async () => () => 'loaded');
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    const part = late<object>(load);
    const takeBack = vi.fn();
    function Slot() {
      const { Part, hasFailed, retry } = part.usePart({ onFailure: () => takeBack });
      if (Part) return <Part />;
      return hasFailed ? (
        <button type="button" onClick={retry}>
          Try Again
        </button>
      ) : (
        <em>nothing yet</em>
      );
    }
    render(<Slot />);
    const retry = await screen.findByRole('button', { name: 'Try Again' });
    expect(takeBack).not.toHaveBeenCalled();
    act(() => retry.click());
    expect(screen.getByText('nothing yet')).toBeVisible();
    expect(takeBack).toHaveBeenCalledTimes(1);
    await screen.findByText('loaded');
  });
});
