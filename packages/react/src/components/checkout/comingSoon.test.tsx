import { seedIds } from '@lectern/sdk/testing';
import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Rendered, renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { withoutLectures } from '../../testing/seedChanges.ts';
import { Checkout } from './index.ts';

withMockServer();
const { bicycleRepair, starCharts } = seedIds.courses;

async function payByCard({ user }: Rendered) {
  await user.type(await screen.findByLabelText('Name on card'), 'Lena Learner');
  await user.type(screen.getByLabelText('Card number'), '4242424242424242');
  await user.type(screen.getByLabelText('Expiry (MM/YY)'), '1239');
  await user.type(screen.getByLabelText('Security code'), '123');
  await user.click(screen.getByRole('button', { name: /^Pay/ }));
}

/** A cart whose first course loses its lectures while the card is typed. */
async function payAfterwards(rendered: Rendered, ids: readonly string[]) {
  const { marketplace, api } = rendered;
  for (const id of ids) {
    const { course } = await marketplace.courses.get({ id });
    act(() => void marketplace.cart.add(course));
  }
  const lost = api.state.courses.find(({ _id }) => _id === ids[0]);
  if (lost) lost.sections = [];
  await payByCard(rendered);
}

it('says which course of the cart is coming soon, takes it out and sells the rest', async () => {
  const rendered = renderWithMarketplace(<Checkout />, { as: 'learner' });
  await payAfterwards(rendered, [starCharts, bicycleRepair]);
  expect(
    await screen.findByText(
      `"Star Charts for City Skies" is coming soon: it has no lectures yet, so it can't be bought. You haven't been charged. It's no longer in your cart, and you can buy the rest.`,
    ),
  ).toBeVisible();
  expect(rendered.api.state.orders).toEqual([]);
  expect(rendered.marketplace.cart.getState().items.map(({ _id }) => _id)).toEqual([bicycleRepair]);
  await rendered.user.click(await screen.findByRole('button', { name: 'Pay ₹548.90' }));
  expect(await screen.findByRole('dialog', { name: 'Payment Successful!' })).toBeVisible();
  expect(rendered.api.state.orders[0]?.items.map(({ courseId }) => courseId)).toEqual([bicycleRepair]);
});

it('shows the way on where nothing is left to buy', async () => {
  const rendered = renderWithMarketplace(<Checkout />, { as: 'learner' });
  await payAfterwards(rendered, [starCharts]);
  const note = await screen.findByText(
    `Coming soon, so you can't buy it yet: "Star Charts for City Skies". You haven't been charged.`,
  );
  expect(note).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Browse Courses' })).toHaveAttribute('href', '/course');
  expect(rendered.api.state.orders).toEqual([]);
});

it('asks for no card for a course that cannot be bought', async () => {
  renderWithMarketplace(<Checkout courseId={bicycleRepair} />, { as: 'learner', prepare: withoutLectures });
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText(`Coming soon, so you can't buy it yet: "Bicycle Repair at Home".`)).toBeVisible();
  expect(screen.queryByLabelText('Card number')).toBeNull();
});
