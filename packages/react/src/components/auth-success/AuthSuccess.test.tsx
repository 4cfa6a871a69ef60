import { createMockApi, type MockApi } from '@lectern/sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RenderOptions, renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { withCodes } from '../../testing/seedChanges.ts';
import { AuthSuccess } from './index.ts';

withMockServer();
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  vi.useRealTimers();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

const baseUrl = 'http://lectern.test/api';

const BEGUN = 'lectern_external_sign_in';

/** Lands with a token of the seed's account of this role, which a server would have issued, in a tab that asked for it. */
function land(role: 'learner' | 'instructor', options: RenderOptions = {}) {
  window.sessionStorage.setItem(BEGUN, '1');
  return landUnasked(role, options);
}

/** The same in a tab that did not request it. */
function landUnasked(role: 'learner' | 'instructor', options: RenderOptions = {}) {
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
    expect(await screen.findByRole('heading', { name: "You're signed in", hidden: true })).toBeInTheDocument();
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
    await screen.findByText("Welcome, Ivo. We're taking you to your dashboard.");
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
      expect(screen.getByRole('link', { name: 'Sign in now' })).toHaveAttribute('href', '/login');
      await vi.advanceTimersByTimeAsync(2_900);
      expect(navigate).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(100);
      expect(navigate.mock.calls).toEqual([['/login', { replace: true }]]);
      expect(sent).toEqual([]);
    },
  );

  it('asks for a code where the account has it, takes the challenge out of the address, and welcomes', async () => {
    window.history.replaceState(null, '', '/auth/success?challenge=asked&lang=en');
    const { user, marketplace } = renderWithMarketplace(<AuthSuccess />, {
      prepare(api) {
        withCodes(api);
        const [learner = ''] = api.state.codesSince.keys();
        api.state.challenges.set('asked', learner);
      },
    });
    expect(await screen.findByRole('heading', { name: 'Enter your code' })).toBeVisible();
    expect(window.location.search).toBe('?lang=en');
    await user.type(screen.getByLabelText('Code'), '123 456{Enter}');
    expect(await screen.findByRole('heading', { name: "You're signed in", hidden: true })).toBeInTheDocument();
    expect(marketplace.session.getState().user?.firstName).toBe('Lena');
  });

  it('keeps the way back of what was pressed before for another attempt', async () => {
    window.history.replaceState(null, '', '/auth/success?error=failed');
    const { navigate, marketplace } = renderWithMarketplace(<AuthSuccess />);
    act(() => marketplace.intent.keep({ act: 'checkout', from: '/checkout' }));
    expect(screen.getByRole('link', { name: 'Sign in now' })).toHaveAttribute('href', '/login?next=%2Fcheckout');
    await vi.advanceTimersByTimeAsync(3_000);
    expect(navigate.mock.calls).toEqual([['/login?next=%2Fcheckout', { replace: true }]]);
  });

  it('does the same when the server does not take the token, and stores nothing', async () => {
    const { navigate, marketplace } = land('learner', { prepare: (api) => api.fail('auth.me', { status: 401 }) });
    expect(await screen.findByRole('heading', { name: 'Authentication Failed' })).toBeVisible();
    expect(marketplace.storage.get('token')).toBeUndefined();
    expect(window.location.search).toBe('?lang=en');
    await vi.advanceTimersByTimeAsync(3_000);
    expect(navigate).toHaveBeenCalledWith('/login', { replace: true });
  });

  it("asks 'Continue as …?' before it replaces another person's session, and keeps it when told to", async () => {
    const { user, marketplace, navigate } = landUnasked('instructor', { as: 'learner' });
    expect(await screen.findByRole('heading', { name: 'Continue as Ivo Instructor?' })).toBeVisible();
    expect(screen.getByText('This sign-in is for instructor@lectern.example.')).toBeVisible();
    expect(
      screen.getByText("You're signed in as Lena Learner. Continuing will sign that account out on this device."),
    ).toBeVisible();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(navigate).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Stay signed in as Lena' }));
    expect(navigate).toHaveBeenCalledWith('/dashboard', { replace: true });
    expect(marketplace.session.getState().user?.firstName).toBe('Lena');
  });

  it('asks a visitor who is signed out, when this tab did not begin the sign-in', async () => {
    const { user, marketplace, navigate } = landUnasked('instructor');
    const question = await screen.findByRole('heading', { name: 'Continue as Ivo Instructor?' });
    await waitFor(() => expect(question).toHaveFocus());
    expect(screen.getByText('This sign-in is for instructor@lectern.example.')).toBeVisible();
    expect(screen.getByText("It wasn't started in this tab. Continue only if this is your account.")).toBeVisible();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(marketplace.session.getState().isAuthenticated).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    expect(navigate.mock.calls).toEqual([['/login', { replace: true }]]);
    expect(marketplace.storage.get('token')).toBeUndefined();
  });

  it('names the user that the server returns, not the token', async () => {
    const { user } = landUnasked('instructor', {
      prepare: (api) => {
        const account = api.state.users.find(({ role }) => role === 'instructor');
        if (account) account.firstName = 'Renamed';
      },
    });
    expect(await screen.findByRole('heading', { name: 'Continue as Renamed Instructor?' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue as Renamed' }));
    expect(await screen.findByText("Welcome, Renamed. We're taking you to your dashboard.")).toBeVisible();
  });

  it('does not ask about a token that the server refuses', async () => {
    landUnasked('learner', { prepare: (api) => api.fail('auth.me', { status: 401 }) });
    expect(await screen.findByRole('heading', { name: 'Authentication Failed' })).toBeVisible();
    expect(isAsked()).toBeNull();
  });

  it('replaces it when confirmed', async () => {
    const { user, marketplace } = landUnasked('instructor', { as: 'learner' });
    await user.click(await screen.findByRole('button', { name: 'Continue as Ivo' }));
    await waitFor(() => expect(marketplace.session.getState().user?.firstName).toBe('Ivo'));
  });

  it('does not ask when this tab began the sign-in, or when it is the same person', async () => {
    const same = landUnasked('learner', { as: 'learner' });
    await screen.findByText("You're signed in");
    expect(isAsked()).toBeNull();
    same.unmount();
    land('instructor', { as: 'learner' });
    await screen.findByText("Welcome, Ivo. We're taking you to your dashboard.");
    expect(isAsked()).toBeNull();
  });
});
