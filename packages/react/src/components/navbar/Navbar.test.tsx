import { createMockApi, mockId, seedIds } from '@lectern/sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { CartLink, Navbar } from './index.ts';

withMockServer();

describe('Navbar', () => {
  it('leads to courses, about and contact, and marks the page that is open', () => {
    renderWithMarketplace(<Navbar currentPath="/about" />);
    const main = screen.getByRole('navigation', { name: 'Main' });
    const links = within(main).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Courses', '/course'],
      ['About', '/about'],
      ['Contact', '/contact'],
    ]);
    expect(within(main).getByRole('link', { current: 'page' })).toHaveTextContent('About');
  });

  it('marks Courses under both names of the listing', () => {
    const { unmount } = renderWithMarketplace(<Navbar currentPath="/courses" />);
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Courses');
    unmount();
    renderWithMarketplace(<Navbar currentPath="/course" />);
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Courses');
  });

  it('offers visitors sign-in and sign-up, and no counts', () => {
    renderWithMarketplace(<Navbar />);
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
    expect(screen.queryByRole('link', { name: /^Cart/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Notifications/ })).toBeNull();
  });

  it('leads back to the page from signing in and up, except to home and the account pages', async () => {
    const links = (at: string) => {
      window.history.replaceState(null, '', at);
      const { unmount } = renderWithMarketplace(<Navbar />);
      const found = ['Sign in', 'Sign up'].map((name) => screen.getByRole('link', { name }).getAttribute('href'));
      unmount();
      return found;
    };
    try {
      const next = encodeURIComponent('/courses?category=Art');
      expect(links('/courses?category=Art')).toEqual([`/login?next=${next}`, `/signup?next=${next}`]);
      for (const page of ['/', '/login?next=%2Fcart', '/signup', '/forgot-password']) {
        expect(links(page)).toEqual(['/login', '/signup']);
      }
      window.history.replaceState(null, '', '/training/1');
      const { user } = renderWithMarketplace(<Navbar />, {
        site: 'https://learn.example',
        paths: { signIn: (from = '/') => `/sign-in?from=${from}` },
      });
      await user.click(screen.getByRole('button', { name: 'Menu' }));
      const menu = await screen.findByRole('dialog', { name: 'Menu' });
      expect(within(menu).getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in?from=/training/1');
    } finally {
      window.history.replaceState(null, '', '/');
    }
  });

  it('shows a signed-in person wishlist, cart, bell and account menu', async () => {
    const api = createMockApi({ baseUrl: 'http://lectern.test/api' });
    api.state.wishlists.set(seedIds.users.learner, [seedIds.courses.bicycleRepair]);
    const { marketplace } = renderWithMarketplace(
      <Navbar accountMenu={<button type="button">Lena</button>} logo={<a href="/">Mark</a>} />,
      { as: 'learner', api },
    );
    expect(await screen.findByRole('link', { name: 'Wishlist, 1 course' })).toHaveAttribute('href', '/wishlist');
    expect(screen.getByRole('link', { name: 'Cart, 0 courses' })).toHaveAttribute('href', '/cart');
    expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Lena' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
    marketplace.session.signOut();
    expect(await screen.findByRole('link', { name: 'Sign in', hidden: true })).toBeInTheDocument();
  });

  it('has the usual account menu where it is asked for', async () => {
    renderWithMarketplace(<Navbar accountMenu />, { as: 'learner' });
    expect(await screen.findByRole('button', { name: /^Account menu/ })).toBeVisible();
  });

  it("caps a badge at '99+', and has the same in its name", async () => {
    const { marketplace } = renderWithMarketplace(<CartLink />, { as: 'learner' });
    const courses = await marketplace.courses.search();
    const [course = expect.fail('a course')] = courses.courses;
    act(() => {
      for (let number = 1; number <= 120; number++) marketplace.cart.add({ ...course, _id: mockId(3, number) });
    });
    expect(screen.getByRole('link', { name: 'Cart, 99+ courses' })).toHaveTextContent(/^99\+$/);
  });

  it('opens its menu by the keyboard as a dialog, and gives the focus back', async () => {
    const { user } = renderWithMarketplace(<Navbar themeToggle={<button type="button">Theme</button>} />);
    const button = screen.getByRole('button', { name: 'Menu' });
    button.focus();
    await user.keyboard('{Enter}');
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    expect(
      within(menu)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Courses', 'About', 'Contact', 'Sign in', 'Sign up']);
    expect(within(menu).getByRole('button', { name: 'Theme' })).toBeVisible();
    expect(within(menu).getByRole('link', { name: 'Courses' })).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus());
  });

  it('leaves to the account menu what is in it', async () => {
    const { user } = renderWithMarketplace(<Navbar accountMenu={<button type="button">Lena</button>} />, {
      as: 'learner',
    });
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    const links = within(await screen.findByRole('dialog', { name: 'Menu' })).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Courses', 'About', 'Contact']);
  });

  it('opens its search with the focus in the field, and Escape gives the focus back', async () => {
    const { user } = renderWithMarketplace(<Navbar search={<input aria-label="Courses" />} />);
    const button = screen.getByRole('button', { name: 'Search' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('textbox', { name: 'Courses' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();
  });

  it('has no search button where it has no search', () => {
    renderWithMarketplace(<Navbar />);
    expect(screen.queryByRole('button', { name: 'Search' })).toBeNull();
  });

  it('closes its menu when a link is followed', async () => {
    const { user } = renderWithMarketplace(<Navbar />, { as: 'learner' });
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    const link = within(menu).getByRole('link', { name: 'Dashboard' });
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
