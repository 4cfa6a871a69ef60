import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Paths } from '../../provider/paths.ts';
import { renderWithMarketplace, withMockServer, write } from '../../testing/renderWithMarketplace.tsx';
import { withCodes } from '../../testing/seedChanges.ts';
import { SignUp } from '../sign-up/index.ts';
import { SignIn } from './index.ts';

withMockServer();

async function fill(user: ReturnType<typeof renderWithMarketplace>['user'], email: string, password: string) {
  await write(user, screen.getByLabelText('Email'), email);
  await write(user, screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

describe('SignIn', () => {
  it('signs a learner in, greets by name and goes to the dashboard', async () => {
    const { user, navigate, marketplace } = renderWithMarketplace(<SignIn />);
    await fill(user, 'learner@lectern.example', 'lectern-demo');
    expect(await screen.findByRole('dialog', { name: 'Login Successful!' })).toHaveTextContent('Welcome back, Lena!');
    expect(navigate).toHaveBeenCalledWith('/dashboard', { replace: true });
    expect(marketplace.session.getState()).toMatchObject({ isAuthenticated: true, user: { firstName: 'Lena' } });
  });

  it.each([
    ['instructor', '/instructor'],
    ['admin', '/admin/dashboard'],
  ])('sends an %s to %s', async (role, home) => {
    const { user, navigate } = renderWithMarketplace(<SignIn />);
    await fill(user, `${role}@lectern.example`, 'lectern-demo');
    await waitFor(() => expect(navigate).toHaveBeenCalledWith(home, { replace: true }));
  });

  it('returns to the page in `from`, and ignores another site', async () => {
    const first = renderWithMarketplace(<SignIn from="/cart?x=1" />);
    await fill(first.user, 'learner@lectern.example', 'lectern-demo');
    await waitFor(() => expect(first.navigate).toHaveBeenCalledWith('/cart?x=1', { replace: true }));
    first.unmount();
    const second = renderWithMarketplace(<SignIn from="//evil.example/" />);
    await fill(second.user, 'learner@lectern.example', 'lectern-demo');
    await waitFor(() => expect(second.navigate).toHaveBeenCalledWith('/dashboard', { replace: true }));
  });

  it('asks for a code where the account has it, takes a recovery code too, and begins again', async () => {
    const { user, navigate, marketplace, api } = renderWithMarketplace(<SignIn />, { prepare: withCodes });
    await fill(user, 'learner@lectern.example', 'lectern-demo');
    const heading = await screen.findByRole('heading', { name: 'Enter your code' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(marketplace.session.getState()).toMatchObject({ isAuthenticated: false, error: undefined });
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await fill(user, 'learner@lectern.example', 'lectern-demo');
    await user.type(await screen.findByLabelText('Code'), '654321{Enter}');
    expect(await screen.findByText(/This code isn't right/)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    await user.type(screen.getByLabelText('Recovery code'), 'abcd-efgh-ijkl-mnop{Enter}');
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/dashboard', { replace: true }));
    expect(marketplace.session.getState().isAuthenticated).toBe(true);
    expect([...api.state.recoveryCodes.values()][0]).toHaveLength(2);
  });

  it("shows the server's message as 'Login Failed', inline once that is closed, and keeps what was typed", async () => {
    const { user } = renderWithMarketplace(<SignIn />);
    await fill(user, 'learner@lectern.example', 'wrong');
    expect(await screen.findByRole('dialog', { name: 'Login Failed' })).toHaveTextContent('Invalid email or password.');
    expect(screen.getAllByText('Invalid email or password.')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.getByText('Invalid email or password.').closest('form')).not.toBeNull();
    expect(screen.getByLabelText('Email')).toHaveValue('learner@lectern.example');
  });

  it("joins the server's details with '; '", async () => {
    const details = [{ message: 'Email is odd.' }, { message: 'Password is short.' }];
    const { user } = renderWithMarketplace(<SignIn />, {
      prepare: (api) => api.fail('auth.signIn', { status: 400, body: { message: 'Invalid', details } }),
    });
    await fill(user, 'learner@lectern.example', 'lectern-demo');
    expect(await screen.findByRole('dialog', { name: 'Login Failed' })).toHaveTextContent(
      'Email is odd.; Password is short.',
    );
  });

  it("says 'No response from server. Please check your network.' when the connection is cut", async () => {
    const { user } = renderWithMarketplace(<SignIn />, { prepare: (api) => api.fail('auth.signIn', { isCut: true }) });
    await fill(user, 'learner@lectern.example', 'lectern-demo');
    expect(await screen.findByRole('dialog', { name: 'Login Failed' })).toHaveTextContent(
      'No response from server. Please check your network.',
    );
  });

  it('marks empty fields with their rules and focuses the first', async () => {
    const { user } = renderWithMarketplace(<SignIn />);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter your email address.');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Please enter your password.');
    await user.type(screen.getByLabelText('Email'), 'a');
    expect(screen.getByLabelText('Email')).not.toHaveAccessibleDescription();
  });

  it('offers Cancel after 10 seconds without an answer', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      const { user } = renderWithMarketplace(<SignIn />, {
        prepare: (api) => api.fail('auth.signIn', { delay: 'infinite' }),
      });
      await fill(user, 'learner@lectern.example', 'lectern-demo');
      await vi.advanceTimersByTimeAsync(10_000);
      await user.click(await screen.findByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled());
      expect(screen.queryByRole('alert')).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('on a site without a page where the role belongs', () => {
  const site = 'https://learn.example';

  it.each<[string, Partial<Paths>, string, string]>([
    ['the courses', { courses: '/training', home: '/' }, 'Browse Courses', '/training'],
    ['home', { home: '/start' }, 'Go to the home page', '/start'],
  ])('says who is signed in, and leads to %s', async (_page, paths, name, href) => {
    const { user, navigate } = renderWithMarketplace(<SignIn />, { site, paths });
    await fill(user, 'learner@lectern.example', 'lectern-demo');
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Login Successful!' })).getByRole('button', { name: 'OK' }),
    );
    const heading = await screen.findByRole('heading', { name: 'Signed in as Lena' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    expect(screen.queryByLabelText('Email')).toBeNull();
    expect(navigate).not.toHaveBeenCalled();
  });

  it('leads nowhere without pages of its own, and shows the form again after signing out', async () => {
    const { marketplace } = renderWithMarketplace(<SignIn />, { site, as: 'learner' });
    await screen.findByRole('heading', { name: 'Signed in as Lena' });
    expect(screen.queryByRole('link')).toBeNull();
    act(() => marketplace.session.signOut());
    expect(await screen.findByLabelText('Email')).toBeVisible();
  });

  it('says so after signing up too', async () => {
    renderWithMarketplace(<SignUp />, { site, as: 'learner' });
    expect(await screen.findByRole('heading', { name: 'Signed in as Lena' })).toBeVisible();
    expect(screen.queryByLabelText('First name')).toBeNull();
  });
});

describe('SignUp', () => {
  it('creates an account and shows a notice', async () => {
    const { user, api, navigate } = renderWithMarketplace(<SignUp />);
    await user.type(screen.getByLabelText('First name'), 'José');
    await user.type(screen.getByLabelText('Last name'), '李');
    await user.type(screen.getByLabelText('Email'), 'jose@example.org');
    await user.type(screen.getByLabelText('Password'), 'paper-lantern');
    await user.click(screen.getByRole('radio', { name: /Teach/ }));
    await user.click(screen.getByRole('button', { name: 'Sign up' }));
    expect(await screen.findByRole('dialog', { name: 'Signup Successful!' })).toHaveTextContent(
      'Your account has been created. Welcome!',
    );
    expect(navigate).toHaveBeenCalledWith('/instructor', { replace: true });
    expect(api.state.users.at(-1)).toMatchObject({ firstName: 'José', lastName: '李', role: 'instructor' });
  });

  it('asks for 6 characters and shows a taken address', async () => {
    const { user } = renderWithMarketplace(<SignUp />);
    await user.type(screen.getByLabelText('First name'), 'A');
    await user.type(screen.getByLabelText('Last name'), 'B');
    await user.type(screen.getByLabelText('Email'), 'learner@lectern.example');
    await user.type(screen.getByLabelText('Password'), '12345');
    await user.click(screen.getByRole('button', { name: 'Sign up' }));
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
      'Password must be at least 6 characters long.',
    );
    await user.type(screen.getByLabelText('Password'), '6');
    await user.click(screen.getByRole('button', { name: 'Sign up' }));
    expect(await screen.findByRole('dialog', { name: 'Signup Failed' })).toHaveTextContent(
      'An account with this email already exists.',
    );
  });

  it("shows the server's error of a field at that field", async () => {
    const message = 'This password is too easy to guess. Please choose another.';
    const { user } = renderWithMarketplace(<SignUp />, {
      prepare: (api) =>
        api.fail('auth.signUp', { status: 400, body: { message, details: [{ field: 'password', message }] } }),
    });
    await user.type(screen.getByLabelText('First name'), 'A');
    await user.type(screen.getByLabelText('Last name'), 'B');
    await user.type(screen.getByLabelText('Email'), 'a@example.org');
    await user.type(screen.getByLabelText('Password'), 'password');
    await user.click(screen.getByRole('button', { name: 'Sign up' }));
    await user.click(within(await screen.findByRole('dialog', { name: 'Signup Failed' })).getByText('OK'));
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(message);
  });
});
