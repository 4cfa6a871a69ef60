import { LecternProvider } from '@lectern/react';
import { createMarketplace } from '@lectern/sdk';
import { createMockApi, seedIds } from '@lectern/sdk/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { countedOf } from '../../docs/recipes/analytics.ts';
import { CheckoutPage } from '../../docs/recipes/CheckoutPage.tsx';
import { HeadlessQuiz } from '../../docs/recipes/HeadlessQuiz.tsx';
import { OwnCards } from '../../docs/recipes/OwnCards.tsx';
import { OwnSignIn } from '../../docs/recipes/OwnSignIn.tsx';

/** The recipes of docs/recipes.md, as they are shown. */

const baseUrl = 'https://learn.example/api';
const api = createMockApi({ baseUrl });
const server = setupServer(...api.handlers);
beforeAll(() => server.listen());
afterEach(() => {
  api.reset();
  localStorage.clear();
});
afterAll(() => server.close());

function show(recipe: ReactNode, { isLearner = false } = {}) {
  const learner = api.state.users.find(({ role }) => role === 'learner');
  if (isLearner && learner) localStorage.setItem('token', api.state.issueToken(learner));
  return render(<LecternProvider marketplace={createMarketplace({ baseUrl })}>{recipe}</LecternProvider>);
}

it('own cards', async () => {
  show(<OwnCards words="bicycle" />);
  const card = await screen.findByRole('link', { name: 'Bicycle Repair at Home' });
  expect(card).toHaveAttribute('href', `/training/${seedIds.courses.bicycleRepair}`);
});

it('an end of its own for the checkout', async () => {
  show(<CheckoutPage courseId={seedIds.courses.bicycleRepair} />, { isLearner: true });
  await userEvent.type(await screen.findByLabelText('Name on card'), 'Lena Learner');
  await userEvent.type(screen.getByLabelText('Card number'), '4242424242424242');
  await userEvent.type(screen.getByLabelText('Expiry (MM/YY)'), '1239');
  await userEvent.type(screen.getByLabelText('Security code'), '123');
  await userEvent.click(screen.getByRole('button', { name: /^Pay/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
  expect(screen.getByRole('link', { name: 'Begin the course' })).toBeVisible();
});

it('events to analytics', () => {
  expect(countedOf({ type: 'cart.changed', items: [] })).toEqual({ name: 'cart', value: 0 });
  expect(countedOf({ type: 'session.ended', reason: 'signedOut' })).toBeUndefined();
});

it('own sign-in', async () => {
  show(<OwnSignIn />, { isLearner: true });
  expect(await screen.findByText(/^Signed in as /)).toBeVisible();
});

it('a headless quiz', async () => {
  show(<HeadlessQuiz quizId={seedIds.quizzes.weatherMaps} />, { isLearner: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Submit' }));
  expect(screen.getAllByText('Please answer this one.')).toHaveLength(3);
  // The usual notice: `notify: false` leaves it to the page.
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.getByRole('radio', { name: 'false' })).toBeVisible();
  for (const group of screen.getAllByRole('group')) {
    const [choice] = within(group).queryAllByRole('radio');
    if (choice) await userEvent.click(choice);
    else await userEvent.type(within(group).getByRole('textbox'), 'rain');
  }
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
