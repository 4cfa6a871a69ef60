import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { NewsletterForm } from './index.ts';

withMockServer();
afterEach(() => void vi.useRealTimers());

describe('NewsletterForm', () => {
  it('subscribes an address after a second, with a notice', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user } = renderWithMarketplace(<NewsletterForm />);
    const email = screen.getByLabelText('Your email');
    await user.click(screen.getByRole('button', { name: 'Subscribe' }));
    await waitFor(() => expect(email).toHaveAccessibleDescription('Please enter your email address.'));
    await user.type(email, 'lena@example.org{Enter}');
    await vi.advanceTimersByTimeAsync(1_100);
    expect(await screen.findByRole('dialog', { name: 'Subscribed!' })).toHaveTextContent(
      "We'll email you at most once a month.",
    );
    expect(email).toHaveValue('');
  });

  it('keeps the address when it fails', async () => {
    const { user } = renderWithMarketplace(<NewsletterForm onSubmit={() => Promise.reject(new Error('no'))} />);
    await user.type(screen.getByLabelText('Your email'), 'lena@example.org{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Submission Failed' })).toBeVisible();
    expect(screen.getByLabelText('Your email')).toHaveValue('lena@example.org');
  });

  it('restores what was typed before a reload', async () => {
    renderWithMarketplace(<NewsletterForm />, { stored: { draft__newsletter: '{"email":"lena@"}' } });
    await waitFor(() => expect(screen.getByLabelText('Your email')).toHaveValue('lena@'));
  });

  describe('before its code has come', () => {
    /** The form in modules of its own: elsewhere the code may have come already. */
    async function renderFresh(load: () => unknown, onSubmit: () => Promise<void>) {
      vi.resetModules();
      vi.doMock('./NewsletterControl.tsx', async (original) => {
        await load();
        return original();
      });
      const fresh = await import('./index.ts');
      const { renderWithMarketplace: render } = await import('../../testing/renderWithMarketplace.tsx');
      return render(<fresh.NewsletterForm onSubmit={onSubmit} />);
    }
    afterEach(() => void vi.doUnmock('./NewsletterControl.tsx'));

    it('submits later what is submitted now, once', async () => {
      let arrive = () => {};
      const onSubmit = vi.fn(async () => {});
      const { user } = await renderFresh(() => new Promise<void>((resolve) => (arrive = resolve)), onSubmit);
      await user.type(screen.getByLabelText('Your email'), 'lena@example.org{Enter}');
      await user.click(screen.getByRole('button', { name: 'Subscribe' }));
      expect(onSubmit).not.toHaveBeenCalled();
      arrive();
      await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ email: 'lena@example.org' }));
      await waitFor(() => expect(screen.getByLabelText('Your email')).toHaveValue(''));
      expect(onSubmit).toHaveBeenCalledTimes(1);
    });

    it('says that it failed where the code cannot be loaded, and works once it can', async () => {
      let isOffline = true;
      const onSubmit = vi.fn(async () => {});
      const { user, marketplace } = await renderFresh(() => {
        if (isOffline) throw new TypeError('Failed to fetch dynamically imported module');
      }, onSubmit);
      await user.type(screen.getByLabelText('Your email'), 'lena@example.org{Enter}');
      await waitFor(() => expect(marketplace.notices.getState()).toMatchObject({ title: 'Submission Failed' }));
      isOffline = false;
      marketplace.notices.hide();
      await user.type(screen.getByLabelText('Your email'), '{Enter}');
      await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    });
  });
});
