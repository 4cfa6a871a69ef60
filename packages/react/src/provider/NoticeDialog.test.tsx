import type { Notice } from '@lectern/sdk';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
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

it('has the next act of three choices before the others, also for the keyboard', async () => {
  const { marketplace } = renderWithMarketplace(<p>Page</p>);
  const alternative = { label: 'Receipt', onChoose: () => {} };
  act(() => marketplace.notices.show({ ...question, type: 'success', alternative }));
  await screen.findByRole('dialog');
  const names = () => screen.getAllByRole('button').map(({ textContent, ariaLabel }) => ariaLabel ?? textContent);
  expect(names()).toEqual(['Go on', 'Receipt', 'Not now', 'Close']);
  // A question that can lose something still begins with the safe answer.
  act(() => marketplace.notices.show({ ...question, type: 'warning', prefersCancel: true, alternative }));
  expect(names()).toEqual(['Not now', 'Receipt', 'Go on', 'Close']);
});

/** A page whose button shows a success that offers a next step, with the dialog's code there already. */
async function renderPay() {
  // The clock stands still, so that two presses follow each other at once until it is moved on.
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const onConfirm = vi.fn();
  const pay = () => notices.show({ ...question, type: 'success', onConfirm });
  const { marketplace } = renderWithMarketplace(
    <button type="button" onClick={() => pay()}>
      Pay
    </button>,
  );
  const { notices } = marketplace;
  act(() => notices.show({ title: 'Before' }));
  await screen.findByRole('dialog', { name: 'Before' });
  act(() => notices.hide());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const button = screen.getByRole('button', { name: 'Pay' });
  return {
    onConfirm,
    notices,
    button,
    user: userEvent.setup(),
    answer: () => screen.findByRole('button', { name: 'Go on' }),
  };
}

it.each(['{Enter}', ' '])('is not answered by the second half of a double press of a key (%j)', async (key) => {
  const { onConfirm, button, user, answer } = await renderPay();
  button.focus();
  await user.keyboard(key);
  const next = await answer();
  await waitFor(() => expect(next).toHaveFocus());
  await user.keyboard(key);
  await user.keyboard(key);
  expect(onConfirm).not.toHaveBeenCalled();
  vi.advanceTimersByTime(500);
  await user.keyboard(key);
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

it('is not answered by a key that is held down', async () => {
  const { onConfirm, button, user, answer } = await renderPay();
  button.focus();
  await user.keyboard('{Enter>}');
  const next = await answer();
  await waitFor(() => expect(next).toHaveFocus());
  vi.advanceTimersByTime(2000);
  fireEvent.keyDown(next, { key: 'Enter', repeat: true });
  fireEvent.click(next);
  expect(onConfirm).not.toHaveBeenCalled();
  expect(next).toBeVisible();
});

it('is neither answered nor closed by the second half of a double click, wherever that falls', async () => {
  const { onConfirm, notices, button, answer } = await renderPay();
  const press = (element: Element, detail: number) => {
    fireEvent.pointerDown(element, { pointerType: 'mouse', button: 0 });
    const movesFocus = fireEvent.mouseDown(element, { detail });
    fireEvent.click(element, { detail });
    return movesFocus;
  };
  press(button, 1);
  const next = await answer();
  press(next, 2);
  expect(press(document.body, 2)).toBe(false);
  press(screen.getByRole('button', { name: 'Close' }), 2);
  expect(onConfirm).not.toHaveBeenCalled();
  expect(notices.getState().isOpen).toBe(true);
  press(next, 1);
  await waitFor(() => expect(onConfirm).toHaveBeenCalledTimes(1));
});

it('is not answered by a press that began before it was shown', async () => {
  const { onConfirm, notices, button, answer } = await renderPay();
  fireEvent.pointerDown(button, { pointerType: 'touch', button: 0 });
  act(() => notices.show({ ...question, onConfirm }));
  fireEvent.click(await answer(), { detail: 1 });
  expect(onConfirm).not.toHaveBeenCalled();
});

it('is answered at once by what presses without a finger or a key, such as a screen reader', async () => {
  const { onConfirm, button, user, answer } = await renderPay();
  await user.click(button);
  fireEvent.click(await answer());
  expect(onConfirm).toHaveBeenCalledTimes(1);
});
