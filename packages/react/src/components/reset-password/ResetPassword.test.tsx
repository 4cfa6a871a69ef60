import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useResetRequest } from '../../hooks/account/usePasswordReset.ts';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { resetToken, withResetLink } from '../../testing/seedChanges.ts';
import { ForgotPassword } from '../forgot-password/index.ts';
import { ResetPassword } from './index.ts';

withMockServer();
const field = () => screen.findByLabelText('New password');
const save = () => screen.getByRole('button', { name: 'Save password' });

describe('ResetPassword', () => {
  it('saves a new password once, and leads to the sign-in', async () => {
    const { user, api } = renderWithMarketplace(<ResetPassword token={resetToken} />, { prepare: withResetLink() });
    await user.type(await field(), 'short');
    await user.click(save());
    expect(await field()).toHaveFocus();
    expect(await field()).toHaveAccessibleDescription(/at least 6 characters/);
    await user.clear(await field());
    await user.type(await field(), 'spring and neap');
    await user.click(save());
    expect(await screen.findByRole('heading', { name: 'Your password was changed' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    const [reset] = api.state.passwordResets;
    expect(reset?.state).toBe('used');
    expect(api.state.users.find(({ userId }) => userId === reset?.userId)?.password).toBe('spring and neap');
  });

  it('says that a link was used or has expired, also by the time the password is sent', async () => {
    const { unmount } = renderWithMarketplace(<ResetPassword token={resetToken} />, { prepare: withResetLink('used') });
    expect(await screen.findByRole('heading', { name: 'This link was already used' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Request another link' })).toHaveAttribute('href', '/forgot-password');
    unmount();
    const { user, api } = renderWithMarketplace(<ResetPassword token={resetToken} />, { prepare: withResetLink() });
    await user.type(await field(), 'spring and neap');
    api.state.passwordResets = [];
    await user.click(save());
    expect(await screen.findByRole('heading', { name: 'This link has expired' })).toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks no server about what is no token', async () => {
    const { sent } = renderWithMarketplace(<ResetPassword token="cut" />);
    expect(await screen.findByRole('heading', { name: 'This link has expired' })).toBeVisible();
    expect(sent).toEqual([]);
  });
});

function Page() {
  return <ForgotPassword onSubmit={useResetRequest()} />;
}

describe('useResetRequest', () => {
  it('requests a link where the server sends mails', async () => {
    const { user, api } = renderWithMarketplace(<Page />, {
      prepare({ state }) {
        state.mailMode = 'sent';
      },
    });
    const email = api.state.users[0]?.email ?? '';
    await user.type(screen.getByLabelText('Email'), email);
    await user.click(screen.getByRole('button', { name: 'Send reset link' }));
    expect(await screen.findByRole('heading', { name: 'Check Your Email' })).toBeVisible();
    expect(api.state.passwordResets).toMatchObject([{ userId: api.state.users[0]?.userId }]);
    expect(screen.queryByText(/nothing is sent/i)).toBeNull();
  });

  it('says why a link was not sent', async () => {
    const { user, api } = renderWithMarketplace(<Page />, {
      prepare({ state }) {
        state.mailMode = 'sent';
      },
    });
    const message = 'Too many attempts. Please wait a moment.';
    api.fail('passwordReset.request', { status: 429, body: { message } });
    await user.type(screen.getByLabelText('Email'), 'lena@example.org');
    await user.click(screen.getByRole('button', { name: 'Send reset link' }));
    expect(await screen.findByRole('dialog', { name: 'Request Failed' })).toHaveTextContent(message);
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.getByRole('alert')).toHaveTextContent(message);
  });

  it('leaves the form simulated where none are sent', async () => {
    const { sent } = renderWithMarketplace(<Page />);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(await screen.findByText(/demo/i)).toBeVisible();
    expect(sent[0]).toContain('GET');
  });
});
