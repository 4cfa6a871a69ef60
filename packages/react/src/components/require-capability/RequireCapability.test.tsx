import { act, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { RequireCapability } from './index.ts';

withMockServer();
afterEach(() => window.history.replaceState(null, '', '/'));

const page = <h1>The page</h1>;
const isShown = () => screen.queryByText('The page') !== null;

describe('RequireCapability', () => {
  // First: once its code is there, the gate is drawn at once.
  it("keeps an admin's page as it is when the code of the second factor's gate comes", async () => {
    const begin = vi.fn();
    function Page() {
      useEffect(begin, []);
      return page;
    }
    const { sent } = renderWithMarketplace(
      <RequireCapability of="adminDashboard">
        <Page />
      </RequireCapability>,
      { as: 'admin' },
    );
    expect(isShown()).toBe(true);
    const { length } = begin.mock.calls;
    await waitFor(() => expect(sent.join()).toContain('/user/second-factor'));
    expect(begin).toHaveBeenCalledTimes(length);
  });

  it('shows its children to every signed-in role', () => {
    const { navigate } = renderWithMarketplace(<RequireCapability>{page}</RequireCapability>, { as: 'learner' });
    expect(isShown()).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('redirects a visitor to login, with the way back', () => {
    window.history.replaceState(null, '', '/checkout?course=1');
    const onRefuse = vi.fn();
    const { navigate } = renderWithMarketplace(<RequireCapability onRefuse={onRefuse}>{page}</RequireCapability>);
    expect(isShown()).toBe(false);
    expect(navigate).toHaveBeenLastCalledWith('/login?next=%2Fcheckout%3Fcourse%3D1', { replace: true });
    expect(onRefuse).toHaveBeenLastCalledWith('session', undefined);
  });

  it("redirects another role home, or to `fallback`, with the capability's notice", () => {
    const onRefuse = vi.fn();
    const first = renderWithMarketplace(
      <RequireCapability of="courseForm" onRefuse={onRefuse}>
        {page}
      </RequireCapability>,
      { as: 'learner' },
    );
    expect(isShown()).toBe(false);
    expect(first.navigate).toHaveBeenLastCalledWith('/', { replace: true });
    expect(onRefuse).toHaveBeenLastCalledWith('role', 'courseForm.instructorOnly');
    first.unmount();
    const second = renderWithMarketplace(
      <RequireCapability of="courseForm" fallback="/dashboard">
        {page}
      </RequireCapability>,
      { as: 'admin' },
    );
    expect(second.navigate).toHaveBeenLastCalledWith('/dashboard', { replace: true });
    expect(screen.getByRole('dialog', { name: 'Access Denied' })).toHaveTextContent(
      'You must be an instructor to manage courses.',
    );
  });

  it('says why and offers a way on, where the redirect takes its time', () => {
    renderWithMarketplace(<RequireCapability of="instructorDashboard">{page}</RequireCapability>, { as: 'learner' });
    expect(screen.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    expect(screen.getByText('Your account does not have access to this page.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/');
  });

  it('offers a visitor a link to sign in', () => {
    window.history.replaceState(null, '', '/profile');
    renderWithMarketplace(<RequireCapability of="profile">{page}</RequireCapability>);
    expect(screen.getByRole('heading', { name: 'Login Required' })).toBeVisible();
    expect(screen.getByText('Please log in to view your profile.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login?next=%2Fprofile');
  });

  it("says 'Loading authentication...' while the session loads, and does not redirect", async () => {
    const { marketplace, navigate } = renderWithMarketplace(<RequireCapability>{page}</RequireCapability>);
    navigate.mockClear();
    act(() => void marketplace.session.signIn({ email: 'learner@lectern.example', password: 'lectern-demo' }));
    expect(screen.getByRole('status')).toHaveTextContent('Loading authentication...');
    expect(navigate).not.toHaveBeenCalled();
    await waitFor(() => expect(isShown()).toBe(true));
  });

  it('redirects to login when the session ends on the page, without a notice of its own', () => {
    const onRefuse = vi.fn();
    const { marketplace, navigate } = renderWithMarketplace(
      <RequireCapability onRefuse={onRefuse}>{page}</RequireCapability>,
      {
        as: 'learner',
      },
    );
    act(() => marketplace.session.signOut());
    expect(isShown()).toBe(false);
    expect(navigate).toHaveBeenLastCalledWith('/login?next=%2F', { replace: true });
    expect(onRefuse).not.toHaveBeenCalled();
  });

  it('does not redirect while the host leaves the page after signing out, unless the page stays', async () => {
    window.history.replaceState(null, '', '/wishlist');
    const { marketplace, navigate } = renderWithMarketplace(<RequireCapability>{page}</RequireCapability>, {
      as: 'learner',
    });
    window.history.replaceState(null, '', '/');
    act(() => marketplace.session.signOut());
    expect(navigate).not.toHaveBeenCalled();
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/login?next=%2F', { replace: true }));
  });
});
