import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { watchFocus } from './focusReturn.ts';

const button = (name: string) => document.querySelector<HTMLElement>(`[data-action="${name}"]`);

describe('watchFocus', () => {
  const watch = new AbortController();
  afterEach(() => {
    watch.abort();
    document.body.replaceChildren();
  });

  it('knows what had the focus before it began, and stops with its signal', async () => {
    document.body.innerHTML =
      '<div id="root"><ul><li><button data-action="a"></button></li><li><button data-action="b"></button></li><li><button data-action="c"></button></li></ul></div>';
    const root = document.querySelector<HTMLElement>('#root') ?? document.body;
    button('a')?.focus();
    watchFocus(root, watch.signal);
    button('a')?.closest('li')?.remove();
    await waitFor(() => expect(button('b')).toHaveFocus());
    watch.abort();
    button('b')?.closest('li')?.remove();
    // After the timer that a change of the page would set.
    await new Promise((resolve) => queueMicrotask(() => setTimeout(() => setTimeout(resolve))));
    expect(document.body).toHaveFocus();
  });
});
