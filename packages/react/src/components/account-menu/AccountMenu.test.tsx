import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { AccountMenu } from './index.ts';

withMockServer();

const button = () => screen.getByRole('button', { name: 'Account menu, Lena Learner' });
const item = (name: string) => screen.getByRole('menuitem', { name });
const names = () => screen.queryAllByRole('menuitem').map((one) => one.textContent);

describe('AccountMenu', () => {
  it('renders nothing for a visitor', () => {
    renderWithMarketplace(<AccountMenu />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('links to the pages of §2, and names the signed-in user', async () => {
    const { user } = renderWithMarketplace(<AccountMenu />, { as: 'learner' });
    expect(button().querySelector('[data-initials="LL"]')).not.toBeNull();
    expect(button()).toHaveAttribute('aria-haspopup', 'menu');
    expect(names()).toEqual([]);
    await user.click(button());
    expect(screen.getByText('learner@lectern.example')).toBeVisible();
    const links = ['Dashboard', 'Profile Settings', 'Wishlist', 'Shopping Cart', 'Purchases', 'Help & Support'];
    expect(names()).toEqual([...links, 'Sign Out']);
    expect(links.map((name) => item(name).getAttribute('href'))).toEqual([
      '/dashboard',
      '/profile',
      '/wishlist',
      '/cart',
      '/orders',
      '/help-support',
    ]);
  });

  it.each([
    ['instructor', 'Instructor Dashboard', '/instructor'],
    ['instructor', 'Grading', '/instructor/grading'],
    ['admin', 'Admin Dashboard', '/admin/dashboard'],
  ] as const)('has another link for an %s', async (as, name, href) => {
    const { user } = renderWithMarketplace(<AccountMenu />, { as });
    await user.click(screen.getByRole('button'));
    expect(item(name)).toHaveAttribute('href', href);
  });

  it('shows the picture, and the initials where it cannot be loaded', () => {
    const { container } = renderWithMarketplace(<AccountMenu />, {
      as: 'learner',
      prepare: (api) => Object.assign(api.state.users[0] ?? {}, { profilePicture: '/lena.png' }),
    });
    const picture = container.querySelector('img');
    expect(picture).toHaveAttribute('src', 'http://lectern.test/lena.png');
    if (picture) fireEvent.error(picture);
    expect(button().querySelector('[data-initials="LL"]')).not.toBeNull();
  });

  it.each([['{Enter}'], [' '], ['{ArrowDown}']])('opens with %s on its first item', async (key) => {
    const { user } = renderWithMarketplace(<AccountMenu />, { as: 'learner' });
    button().focus();
    await user.keyboard(key);
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    expect(item('Dashboard')).toHaveFocus();
  });

  it('opens with ArrowUp on its last item, and moves with arrows, Home, End and first letters', async () => {
    const { user } = renderWithMarketplace(<AccountMenu />, { as: 'learner' });
    button().focus();
    await user.keyboard('{ArrowUp}');
    expect(item('Sign Out')).toHaveFocus();
    for (const [key, name] of [
      ['{ArrowDown}', 'Dashboard'],
      ['{ArrowUp}', 'Sign Out'],
      ['{ArrowUp}', 'Help & Support'],
      ['{Home}', 'Dashboard'],
      ['{End}', 'Sign Out'],
      ['w', 'Wishlist'],
      ['s', 'Shopping Cart'],
      ['S', 'Sign Out'],
      ['s', 'Shopping Cart'],
      ['z', 'Shopping Cart'],
    ] as const) {
      await user.keyboard(key);
      expect(item(name), key).toHaveFocus();
    }
  });

  it('gives the focus back on Escape, closes on Tab and on a press outside', async () => {
    const { user } = renderWithMarketplace(
      <>
        <AccountMenu />
        <button type="button">Next</button>
      </>,
      { as: 'learner' },
    );
    await user.click(button());
    await user.keyboard('{Escape}');
    expect(button()).toHaveFocus();
    expect(names()).toEqual([]);
    await user.click(button());
    await user.tab();
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
    expect(names()).toEqual([]);
    await user.click(button());
    await user.click(document.body);
    expect(names()).toEqual([]);
  });

  it('signs out with the keyboard, says so and goes home', async () => {
    const { user, navigate, marketplace } = renderWithMarketplace(<AccountMenu />, { as: 'learner' });
    button().focus();
    await user.keyboard('{ArrowUp} ');
    expect(marketplace.session.getState().isAuthenticated).toBe(false);
    expect(await screen.findByRole('dialog', { name: 'Logged Out' })).toHaveTextContent(
      'You have been successfully logged out.',
    );
    expect(navigate).toHaveBeenCalledWith('/');
  });

  it("takes the host's items, and stops where their handlers prevent the default", async () => {
    const ref = createRef<HTMLAnchorElement>();
    const onClick = vi.fn((event: React.MouseEvent) => event.preventDefault());
    const { user } = renderWithMarketplace(
      <AccountMenu>
        <AccountMenu.Button />
        <AccountMenu.Popup>
          <AccountMenu.Items>
            <AccountMenu.Link ref={ref} href="/teams" className="mine" onClick={onClick}>
              Teams
            </AccountMenu.Link>
            <AccountMenu.SignOut onClick={onClick}>Leave</AccountMenu.SignOut>
          </AccountMenu.Items>
        </AccountMenu.Popup>
      </AccountMenu>,
      { as: 'learner' },
    );
    await user.click(button());
    expect(names()).toEqual(['Teams', 'Leave']);
    expect(ref.current).toHaveClass('mine', 'lectern-account-menu-item');
    await user.click(item('Teams'));
    await user.click(item('Leave'));
    expect(onClick).toHaveBeenCalledTimes(2);
    expect(names()).toHaveLength(2);
  });

  it('brings the command bar where it is asked to, with an item that says its keys', async () => {
    const { user } = renderWithMarketplace(<AccountMenu hasCommandBar />, { as: 'learner' });
    await user.click(button());
    expect(item('Go to...')).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
    expect(item('Go to...')).toHaveTextContent('Go to...Ctrl K');
    await user.click(item('Go to...'));
    expect(await screen.findByRole('dialog', { name: 'Go to' })).toBeVisible();
    expect(names()).toEqual([]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button()).toHaveFocus());
    await user.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('dialog', { name: 'Go to' })).toBeVisible();
  });

  it('disappears at sign-out', async () => {
    const { marketplace } = renderWithMarketplace(<AccountMenu />, { as: 'learner' });
    act(() => marketplace.session.signOut());
    expect(screen.queryByRole('button', { name: /^Account menu/ })).toBeNull();
  });
});
