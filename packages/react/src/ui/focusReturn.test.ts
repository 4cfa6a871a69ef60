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

  it('leads to the button that has failed again, also where the widget says its state a moment later', async () => {
    const failure = '<div class="lectern-error-note"><button data-action="retry">Try again</button></div>';
    document.body.innerHTML = `<div id="root"><section data-state="error"><h1>Course</h1>${failure}</section></div>`;
    const root = document.querySelector<HTMLElement>('#root') ?? document.body;
    const widget = root.querySelector<HTMLElement>('section') ?? root;
    const timersPass = () => new Promise((resolve) => queueMicrotask(() => setTimeout(() => setTimeout(resolve))));
    const show = (content: string) => {
      widget.lastElementChild?.remove();
      widget.insertAdjacentHTML('beforeend', content);
    };
    button('retry')?.focus();
    const own = new AbortController();
    watchFocus(root, own.signal);
    show('<div class="lectern-skeleton"></div>');
    widget.dataset.state = 'loading';
    await waitFor(() => expect(widget).toHaveFocus());
    show(failure);
    await timersPass();
    widget.dataset.state = 'error';
    await waitFor(() => expect(button('retry')).toHaveFocus());
    own.abort();
  });
});
