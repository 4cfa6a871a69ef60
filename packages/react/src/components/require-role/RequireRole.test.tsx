import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { RequireRole } from './index.ts';

withMockServer();
afterEach(() => window.history.replaceState(null, '', '/'));

const page = <h1>The page</h1>;
const isShown = () => screen.queryByText('The page') !== null;

describe('RequireRole', () => {
  it('shows its children to every signed-in role', () => {
    const { navigate } = renderWithMarketplace(<RequireRole>{page}</RequireRole>, { as: 'learner' });
    expect(isShown()).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('sends a visitor to login with the way back', () => {
    window.history.replaceState(null, '', '/checkout?course=1');
    const onRefuse = vi.fn();
    const { navigate } = renderWithMarketplace(<RequireRole onRefuse={onRefuse}>{page}</RequireRole>);
    expect(isShown()).toBe(false);
    expect(navigate).toHaveBeenLastCalledWith('/login?next=%2Fcheckout%3Fcourse%3D1', { replace: true });
    expect(onRefuse).toHaveBeenLastCalledWith('session');
  });

  it('sends another role home, or where the host says', () => {
    const onRefuse = vi.fn();
    const roles = ['instructor'] as const;
    const first = renderWithMarketplace(
      <RequireRole roles={roles} onRefuse={onRefuse}>
        {page}
      </RequireRole>,
      { as: 'learner' },
    );
    expect(isShown()).toBe(false);
    expect(first.navigate).toHaveBeenLastCalledWith('/', { replace: true });
    expect(onRefuse).toHaveBeenLastCalledWith('role');
    first.unmount();
    const second = renderWithMarketplace(
      <RequireRole roles={roles} fallback="/dashboard">
        {page}
      </RequireRole>,
      { as: 'admin' },
    );
    expect(second.navigate).toHaveBeenLastCalledWith('/dashboard', { replace: true });
  });

  it("says 'Loading authentication...' while it is not known who is here, and sends nobody away", async () => {
    const { marketplace, navigate } = renderWithMarketplace(<RequireRole>{page}</RequireRole>);
    navigate.mockClear();
    act(() => void marketplace.session.signIn({ email: 'learner@lectern.example', password: 'lectern-demo' }));
    expect(screen.getByRole('status')).toHaveTextContent('Loading authentication...');
    expect(navigate).not.toHaveBeenCalled();
    await waitFor(() => expect(isShown()).toBe(true));
  });

  it('sends a person to login whose session ends on the page, without a word of its own', () => {
    const onRefuse = vi.fn();
    const { marketplace, navigate } = renderWithMarketplace(<RequireRole onRefuse={onRefuse}>{page}</RequireRole>, {
      as: 'learner',
    });
    act(() => marketplace.session.signOut());
    expect(isShown()).toBe(false);
    expect(navigate).toHaveBeenLastCalledWith('/login?next=%2F', { replace: true });
    expect(onRefuse).not.toHaveBeenCalled();
  });

  it('does not call back who signs out and goes elsewhere, unless the page stays', async () => {
    window.history.replaceState(null, '', '/wishlist');
    const { marketplace, navigate } = renderWithMarketplace(<RequireRole>{page}</RequireRole>, { as: 'learner' });
    window.history.replaceState(null, '', '/');
    act(() => marketplace.session.signOut());
    expect(navigate).not.toHaveBeenCalled();
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/login?next=%2F', { replace: true }));
  });
});
