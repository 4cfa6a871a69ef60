import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { ForgotPassword } from './index.ts';

withMockServer();

const send = () => screen.getByRole('button', { name: 'Send reset link' });

describe('ForgotPassword', () => {
  it('requires a valid email address', async () => {
    const onSubmit = vi.fn();
    const { user } = renderWithMarketplace(<ForgotPassword onSubmit={onSubmit} />);
    await user.type(screen.getByLabelText('Email'), 'lena.example');
    await user.click(send());
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address.');
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('waits 2 seconds, sends no request, and focuses the confirmation', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      const { user, sent } = renderWithMarketplace(<ForgotPassword />);
      await user.type(screen.getByLabelText('Email'), 'lena@example.org');
      await user.click(send());
      expect(screen.getByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-busy', 'true');
      await vi.advanceTimersByTimeAsync(2_000);
      expect(await screen.findByRole('heading', { name: 'Check Your Email' })).toHaveFocus();
      expect(screen.getByRole('status')).toHaveTextContent('Sent to lena@example.org');
      expect(sent).toEqual([]);
      await user.click(screen.getByRole('button', { name: 'Use another email' }));
      expect(send()).toBeVisible();
    } finally {
      vi.useRealTimers();
    }
  });

  it("shows 'Request Failed' when the injected function fails, and keeps the address", async () => {
    const onSubmit = vi.fn().mockRejectedValueOnce(new Error('mail is down')).mockResolvedValueOnce(undefined);
    const { user } = renderWithMarketplace(<ForgotPassword onSubmit={onSubmit} />);
    await user.type(screen.getByLabelText('Email'), 'lena@example.org');
    await user.click(send());
    const text = 'Could not send password reset link.';
    expect(await screen.findByRole('dialog', { name: 'Request Failed' })).toHaveTextContent(text);
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    await user.click(send());
    await screen.findByRole('heading', { name: 'Check Your Email' });
    expect(onSubmit.mock.calls.map(([draft]) => draft)).toEqual([
      { email: 'lena@example.org' },
      { email: 'lena@example.org' },
    ]);
  });

  it('cancels without a notice when it is unmounted', async () => {
    const ended = vi.fn();
    const { user, unmount, marketplace } = renderWithMarketplace(
      <ForgotPassword
        onSubmit={(_, { signal }) =>
          new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () => {
              ended();
              reject(signal.reason);
            });
          })
        }
      />,
    );
    await user.type(screen.getByLabelText('Email'), 'lena@example.org');
    await user.click(send());
    unmount();
    await waitFor(() => expect(ended).toHaveBeenCalledOnce());
    expect(marketplace.notices.getState().isOpen).toBe(false);
  });

  it('links back to login', () => {
    renderWithMarketplace(<ForgotPassword />);
    expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/login');
  });
});
