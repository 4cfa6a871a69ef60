import { seedIds } from '@lectern/sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { CourseCard } from '../components/course-card/index.ts';
import { SignIn } from '../components/sign-in/index.ts';
import { SignUp } from '../components/sign-up/index.ts';
import { type Rendered, renderWithMarketplace, withMockServer } from '../testing/renderWithMarketplace.tsx';

withMockServer();
const paid = seedIds.courses.bicycleRepair;
/** The learner has it. */
const owned = seedIds.courses.weatherMaps;
const free = seedIds.courses.breadWithPatience;
beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

/** Presses a button of the card as a visitor, and opens the form to which it leads, as the host's router does. */
async function press(name: RegExp, courseId: string) {
  const rendered = renderWithMarketplace(<CourseCard courseId={courseId} />);
  const { user, navigate } = rendered;
  await user.click(await screen.findByRole('button', { name }));
  const notice = name.source.startsWith('^Enroll')
    ? null
    : await screen.findByRole('dialog', { name: 'Login Required' });
  if (notice) await user.click(within(notice).getByRole('button', { name: 'Sign in' }));
  const to = new URL(navigate.mock.lastCall?.[0], 'http://lectern.test');
  expect(to.pathname).toBe('/login');
  navigate.mockClear();
  rendered.unmount();
  return to.searchParams.get('next');
}

async function signIn({ user, api }: Rendered) {
  const account = api.state.users.find(({ role }) => role === 'learner');
  await user.type(screen.getByLabelText('Email'), account?.email ?? '');
  await user.type(screen.getByLabelText('Password'), 'lectern-demo');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

async function signUp({ user }: Rendered) {
  await user.type(screen.getByLabelText('First name'), 'Nila');
  await user.type(screen.getByLabelText('Last name'), 'New');
  await user.type(screen.getByLabelText('Email'), 'nila@example.org');
  await user.type(screen.getByLabelText('Password'), 'secret123');
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
}

describe('what was pressed before signing in', () => {
  it('is on the wishlist after signing in, and the notice that greets says so', async () => {
    const from = await press(/^Add to wishlist/, paid);
    const rendered = renderWithMarketplace(<SignIn from={from} />);
    expect(screen.getByText('Please log in to add courses to your wishlist.')).toBeVisible();
    await signIn(rendered);
    const notice = await screen.findByRole('dialog', { name: 'Login Successful!' });
    expect(within(notice).getByText('Welcome back, Lena!')).toBeVisible();
    expect(within(notice).getByText('"Bicycle Repair at Home" is on your wishlist.')).toBeVisible();
    expect(rendered.navigate.mock.calls).toEqual([[`/#wishlist-${paid}`, { replace: true }]]);
    expect(rendered.sent.filter((one) => one.startsWith('POST') && one.includes('/user/wishlist'))).toHaveLength(1);
  });

  it('is in the cart after signing up, with the way there', async () => {
    const from = await press(/^Add to Cart/, paid);
    const rendered = renderWithMarketplace(<SignUp from={from} />);
    await signUp(rendered);
    const notice = await screen.findByRole('dialog', { name: 'Signup Successful!' });
    expect(within(notice).getByText('Your account has been created. Welcome!')).toBeVisible();
    expect(within(notice).getByText('"Bicycle Repair at Home" is in your cart.')).toBeVisible();
    expect(rendered.marketplace.cart.has(paid)).toBe(true);
    await rendered.user.click(within(notice).getByRole('button', { name: 'Go to cart' }));
    expect(rendered.navigate.mock.calls).toEqual([[`/#cart-${paid}`, { replace: true }], ['/cart']]);
  });

  it('ends in the checkout for a paid course', async () => {
    const from = await press(/^Enroll Now/, paid);
    const rendered = renderWithMarketplace(<SignUp from={from} />);
    expect(screen.getByText('Login Required')).toBeVisible();
    expect(screen.getByText('You need to log in to enroll in a course.')).toBeVisible();
    await signUp(rendered);
    const notice = await screen.findByRole('dialog', { name: 'Signup Successful!' });
    // It stands before the checkout, not over it, and nothing goes on behind it.
    expect(rendered.navigate).not.toHaveBeenCalled();
    expect(screen.queryByText('Creating your account...')).toBeNull();
    await rendered.user.click(within(notice).getByRole('button', { name: 'Proceed to Checkout' }));
    expect(rendered.navigate.mock.calls).toEqual([
      [`/checkout?course=${paid}`, { replace: true, state: { items: [expect.objectContaining({ _id: paid })] } }],
    ]);
    expect(rendered.marketplace.intent.getState().isDue).toBe(false);
  });

  it('leads back to the course after "Not now"', async () => {
    const from = await press(/^Enroll Now/, paid);
    const rendered = renderWithMarketplace(<SignUp from={from} />);
    await signUp(rendered);
    const notice = await screen.findByRole('dialog', { name: 'Signup Successful!' });
    await rendered.user.click(within(notice).getByRole('button', { name: 'Not now' }));
    expect(rendered.navigate.mock.calls).toEqual([[from, { replace: true }]]);
    expect(rendered.marketplace.intent.getState().isDue).toBe(false);
  });

  it('ends in the checkout that was opened, or on the dashboard after "Not now"', async () => {
    for (const [answer, to] of [
      ['Proceed to Checkout', '/checkout?course=1'],
      ['Not now', '/dashboard'],
    ] as const) {
      const rendered = renderWithMarketplace(<SignIn from="/checkout?course=1" />);
      act(() => rendered.marketplace.intent.keep({ act: 'checkout', from: '/checkout?course=1' }));
      await signIn(rendered);
      const notice = await screen.findByRole('dialog', { name: 'Login Successful!' });
      expect(rendered.navigate).not.toHaveBeenCalled();
      await rendered.user.click(within(notice).getByRole('button', { name: answer }));
      expect(rendered.navigate.mock.calls).toEqual([[to, { replace: true }]]);
      rendered.unmount();
      localStorage.clear();
    }
  });

  it('ends in the player for a free course, in which the person is enrolled', async () => {
    const from = await press(/^Enroll Now/, free);
    const rendered = renderWithMarketplace(<SignUp from={from} />);
    await signUp(rendered);
    const notice = await screen.findByRole('dialog', { name: 'Signup Successful!' });
    expect(notice).toHaveTextContent('You\'re enrolled in "Bread With Patience".');
    await rendered.user.click(within(notice).getByRole('button', { name: 'Start learning' }));
    expect(rendered.navigate.mock.calls).toEqual([[`/course/${free}/learning`, { replace: true }]]);
  });

  it('ends in the player for a course that turns out to be owned, and buys nothing', async () => {
    const from = await press(/^Enroll Now/, owned);
    const rendered = renderWithMarketplace(<SignIn from={from} />);
    await signIn(rendered);
    const notice = await screen.findByRole('dialog', { name: 'Login Successful!' });
    expect(notice).toHaveTextContent('You already own "Reading Weather Maps".');
    await rendered.user.click(within(notice).getByRole('button', { name: 'Start learning' }));
    expect(rendered.navigate.mock.calls).toEqual([[`/course/${owned}/learning`, { replace: true }]]);
  });

  it('says why it failed, and returns', async () => {
    const from = await press(/^Add to wishlist/, paid);
    const rendered = renderWithMarketplace(<SignIn from={from} />, {
      prepare: (api) => api.fail('wishlist.add', { status: 500, body: '' }),
    });
    await signIn(rendered);
    const notice = await screen.findByRole('dialog', { name: 'Error' });
    expect(notice).toHaveTextContent('Failed to add course to wishlist.');
    expect(rendered.navigate.mock.calls).toEqual([[`/#wishlist-${paid}`, { replace: true }]]);
  });

  it('is not done after "Not now", nor by a sign-in that returns elsewhere', async () => {
    const { user, marketplace, unmount } = renderWithMarketplace(<CourseCard courseId={paid} />);
    await user.click(await screen.findByRole('button', { name: /^Add to wishlist/ }));
    await user.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(marketplace.intent.getState().intent).toBeUndefined();
    unmount();
    await press(/^Add to Cart/, paid);
    const rendered = renderWithMarketplace(<SignIn from="/courses" />);
    expect(screen.queryByText('Login Required')).toBeNull();
    await signIn(rendered);
    await waitFor(() => expect(rendered.navigate.mock.calls).toEqual([['/courses', { replace: true }]]));
    expect(rendered.marketplace.cart.has(paid)).toBe(false);
  });
});
