import { createMockApi, type MockApi } from '@lectern/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RenderOptions, renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { AuthSuccess } from './index.ts';

withMockServer();
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
});

const baseUrl = 'http://lectern.test/api';

/** Lands with a token of the seed's account of this role, which a server would have issued. */
function land(role: 'learner' | 'instructor', options: RenderOptions = {}) {
  const api: MockApi = createMockApi({ baseUrl });
  const account = api.state.users.find((user) => user.role === role);
  if (!account) throw new Error('the seed has no such account');
  const token = api.state.issueToken(account);
  window.history.replaceState({ key: 'kept' }, '', `/auth/success?token=${encodeURIComponent(token)}&lang=en`);
  return { token, ...renderWithMarketplace(<AuthSuccess />, { ...options, api }) };
}
const isAsked = () => screen.queryByRole('heading', { name: /^Continue/ });

describe('AuthSuccess', () => {
  it('takes the token over, once, out of the address at once, and goes to the dashboard after 2 s', async () => {
    const { marketplace, navigate, sent, token } = land('learner');
    expect(screen.getByRole('status')).toHaveTextContent('Signing you in...');
    expect(window.location.pathname + window.location.search).toBe('/auth/success?lang=en');
    expect(window.history.state).toEqual({ key: 'kept' });
    expect(await screen.findByRole('heading', { name: 'You are signed in', hidden: true })).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Welcome!' })).toHaveTextContent('Successfully signed in with Google!');
    expect(sent.filter((line) => line.includes('/auth/me'))).toHaveLength(1);
    expect(marketplace.session.getState()).toMatchObject({ token, isAuthenticated: true });
    expect(marketplace.storage.get('token')).toBe(token);
    expect(navigate).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(navigate.mock.calls).toEqual([['/dashboard', { replace: true }]]);
  });

  it('goes to the dashboard for every role, and offers to go at once', async () => {
    land('instructor');
    await screen.findByText('Welcome, Ivo. We are taking you to your dashboard.');
    expect(screen.getByRole('link', { name: 'Go to your dashboard now', hidden: true })).toHaveAttribute(
      'href',
      '/dashboard',
    );
  });

  it.each(['error=unavailable', 'token='])(
    "says 'Authentication Failed' without a token (%s), and goes to login after 3 s",
    async (query) => {
      window.history.replaceState(null, '', `/auth/success?${query}`);
      const { navigate, sent } = renderWithMarketplace(<AuthSuccess />);
      expect(screen.getByRole('heading', { name: 'Authentication Failed' })).toBeVisible();
      expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong. Redirecting to login...');
      expect(screen.getByRole('link', { name: 'Go to login now' })).toHaveAttribute('href', '/login');
      await vi.advanceTimersByTimeAsync(2_900);
      expect(navigate).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(100);
      expect(navigate.mock.calls).toEqual([['/login', { replace: true }]]);
      expect(sent).toEqual([]);
    },
  );

  it('does the same when the server does not take the token, and stores nothing', async () => {
    const { navigate, marketplace } = land('learner', { prepare: (api) => api.fail('auth.me', { status: 401 }) });
    expect(await screen.findByRole('heading', { name: 'Authentication Failed' })).toBeVisible();
    expect(marketplace.storage.get('token')).toBeUndefined();
    expect(window.location.search).toBe('?lang=en');
    await vi.advanceTimersByTimeAsync(3_000);
    expect(navigate).toHaveBeenCalledWith('/login', { replace: true });
  });

  it("asks 'Continue as …?' before it replaces another person's session, and keeps it when told to", async () => {
    const { user, marketplace, navigate, sent } = land('instructor', { as: 'learner' });
    expect(await screen.findByRole('heading', { name: 'Continue as Ivo Instructor?' })).toBeVisible();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(navigate).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Stay signed in as Lena' }));
    expect(navigate).toHaveBeenCalledWith('/dashboard', { replace: true });
    expect(marketplace.session.getState().user?.firstName).toBe('Lena');
    expect(sent).toEqual([]);
  });

  it('replaces it when confirmed', async () => {
    const { user, marketplace } = land('instructor', { as: 'learner' });
    await user.click(await screen.findByRole('button', { name: 'Continue as Ivo' }));
    await waitFor(() => expect(marketplace.session.getState().user?.firstName).toBe('Ivo'));
  });

  it('does not ask when this tab began the sign-in, or when it is the same person', async () => {
    const same = land('learner', { as: 'learner' });
    await screen.findByText('You are signed in');
    expect(isAsked()).toBeNull();
    same.unmount();
    window.sessionStorage.setItem('lectern_external_sign_in', '1');
    land('instructor', { as: 'learner' });
    await screen.findByText('Welcome, Ivo. We are taking you to your dashboard.');
    expect(isAsked()).toBeNull();
  });
});
