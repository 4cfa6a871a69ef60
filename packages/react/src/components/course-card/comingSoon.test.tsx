import { seedIds } from '@lectern/sdk/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { withoutLectures } from '../../testing/seedChanges.ts';
import { CourseCard } from './index.ts';

withMockServer();
const paid = seedIds.courses.bicycleRepair;

it('says "Coming soon" where a course would be bought, and can be wished for', async () => {
  const { user, marketplace } = renderWithMarketplace(<CourseCard courseId={paid} />, {
    as: 'learner',
    prepare: withoutLectures,
  });
  const card = within(await screen.findByRole('article', { name: 'Bicycle Repair at Home' }));
  const soon = card.getByRole('button', { name: 'Coming soon: Bicycle Repair at Home' });
  expect(soon).toHaveAttribute('aria-disabled', 'true');
  expect(card.queryByRole('button', { name: /Enroll Now|Add to Cart/ })).toBeNull();
  expect(card.getByText('₹499.00')).toBeVisible();
  await user.click(soon);
  expect(marketplace.cart.getState().items).toEqual([]);
  await user.click(card.getByRole('button', { name: /^Add to wishlist/ }));
  expect(await screen.findByRole('dialog', { name: 'Added to Wishlist' })).toBeVisible();
});

it('offers a free course without lectures as ever, and the way in to those who have bought it', async () => {
  const { breadWithPatience, weatherMaps } = seedIds.courses;
  const cards = (
    <>
      <CourseCard courseId={breadWithPatience} />
      <CourseCard courseId={weatherMaps} />
    </>
  );
  renderWithMarketplace(cards, { as: 'learner', prepare: withoutLectures });
  expect(await screen.findByRole('button', { name: 'Enroll Now: Bread With Patience' })).toBeVisible();
  expect(await screen.findAllByRole('button', { name: 'Go to Course: Reading Weather Maps' })).toHaveLength(2);
});
