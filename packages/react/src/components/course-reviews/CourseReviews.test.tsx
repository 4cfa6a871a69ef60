import { mockId, seedIds } from '@lectern/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { CourseDetail } from '../course-detail/index.ts';

/** A review of the course that is shown here, by the n-th account. */
const review = (n: number, rating: number, comment: string) => ({
  _id: mockId(9, n),
  courseId: seedIds.courses.weatherMaps,
  authorId: mockId(2, n),
  rating,
  comment,
  createdAt: `2026-05-0${n}T10:00:00.000Z`,
  userId: { firstName: 'Nina', lastName: `Sen ${n}`, email: undefined, profilePicture: undefined },
});

withMockServer();

describe('CourseReviews', () => {
  it('shows those of so many stars alone when a row of the breakdown is pressed, and then all again', async () => {
    const { user } = renderWithMarketplace(<CourseDetail courseId={seedIds.courses.weatherMaps} />, {
      prepare: (api) => {
        api.state.reviews.push(review(2, 5, 'Splendid.'), review(3, 3, 'So so.'), review(4, 5, 'Loved it.'));
      },
    });
    const five = await screen.findByRole('button', { name: '5 stars 2 reviews, show only these' });
    expect(screen.getByRole('button', { name: '4 stars 0 reviews, show only these' })).toBeDisabled();
    await user.click(five);
    expect(await screen.findByText('Splendid.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('So so.')).not.toBeInTheDocument());
    expect(five).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: /^\d stars?: Show all reviews$/ }));
    expect(await screen.findByText('So so.')).toBeVisible();
    expect(five).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('ReviewForm', () => {
  const open = (options: Parameters<typeof renderWithMarketplace>[1] = {}) =>
    renderWithMarketplace(<CourseDetail courseId={seedIds.courses.weatherMaps} />, { as: 'learner', ...options });

  it("warns 'Invalid Input' for an empty comment, then focuses the field", async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Submit review' }));
    const notice = await screen.findByRole('dialog', { name: 'Invalid Input' });
    expect(notice).toHaveTextContent('Review comment cannot be empty.');
    await user.click(within(notice).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Your review' })).toHaveFocus());
  });

  it("adds a review with 5 stars unless chosen otherwise: 'Review Added!'", async () => {
    const { user, api } = open();
    await user.type(await screen.findByRole('textbox', { name: 'Your review' }), 'Clear and short.');
    expect(screen.getByRole('radio', { name: '5 stars' })).toBeChecked();
    expect(screen.getByText('Five stars, unless you choose fewer.')).not.toHaveAttribute('data-done');
    await user.click(screen.getByRole('radio', { name: '4 stars' }));
    expect(screen.getByText('Five stars, unless you choose fewer.')).toHaveAttribute('data-done');
    await user.click(screen.getByRole('button', { name: 'Submit review' }));
    expect(await screen.findByRole('dialog', { name: 'Review Added!' })).toBeVisible();
    expect(api.state.reviews.filter(({ authorId }) => authorId === seedIds.users.learner)).toMatchObject([
      { rating: 4, comment: 'Clear and short.' },
    ]);
    await user.click(screen.getByRole('button', { name: 'OK' }));
    const own = await screen.findByRole('region', { name: 'Your review' });
    expect(own).toHaveTextContent('Clear and short.');
    expect(await screen.findByRole('button', { name: /^4 stars 1 review,/ })).toBeVisible();
    expect(screen.getAllByText('Clear and short.', { selector: 'p' })).toHaveLength(1);
  });

  it('shows what one wrote before, and writes over it', async () => {
    const { user, api } = open({ prepare: (api) => api.state.reviews.push(review(1, 2, 'Too long.')) });
    const own = await screen.findByRole('region', { name: 'Your review' });
    expect(own).toHaveTextContent('Too long.');
    await user.click(screen.getByRole('button', { name: 'Edit your review' }));
    const comment = screen.getByRole('textbox', { name: 'Your review' });
    expect(comment).toHaveFocus();
    expect(comment).toHaveValue('Too long.');
    expect(screen.getByRole('radio', { name: '2 stars' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit your review' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Edit your review' }));
    await user.clear(screen.getByRole('textbox', { name: 'Your review' }));
    await user.type(screen.getByRole('textbox', { name: 'Your review' }), 'Just right.');
    await user.click(screen.getByRole('button', { name: 'Update review' }));
    await user.click(within(await screen.findByRole('dialog', { name: 'Review Added!' })).getByText('OK'));
    expect(await screen.findByRole('region', { name: 'Your review' })).toHaveTextContent('Just right.');
    expect(api.state.reviews).toHaveLength(1);
  });

  it('keeps an edit that begins before the lists that show the review are up to date', async () => {
    const held = Promise.withResolvers<void>();
    let isHeld = false;
    const { user } = open({
      prepare: ({ handlers }) =>
        handlers.unshift(http.get('*/api/review/course/:id', async () => void (isHeld && (await held.promise)))),
    });
    await user.type(await screen.findByRole('textbox', { name: 'Your review' }), 'Clear and short.');
    isHeld = true;
    await user.click(screen.getByRole('button', { name: 'Submit review' }));
    await user.click(within(await screen.findByRole('dialog', { name: 'Review Added!' })).getByText('OK'));
    await user.click(await screen.findByRole('button', { name: 'Edit your review' }));
    await user.type(screen.getByRole('textbox', { name: 'Your review' }), ' And kind.');
    held.resolve();
    expect(await screen.findByRole('button', { name: /^5 stars 1 review,/ })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Update review' })).not.toHaveAttribute('aria-busy'));
    expect(screen.getByRole('textbox', { name: 'Your review' })).toHaveValue('Clear and short. And kind.');
  });

  it('says why it was refused, and keeps what was written', async () => {
    const { user } = open({
      prepare: (api) => api.fail('reviews.add', { status: 403, body: { code: 'not_enrolled', message: 'No.' } }),
    });
    await user.type(await screen.findByRole('textbox', { name: 'Your review' }), 'Clear and short.');
    await user.click(screen.getByRole('button', { name: 'Submit review' }));
    expect(await screen.findByRole('dialog', { name: 'Permission Denied' })).toBeVisible();
    expect(screen.getByDisplayValue('Clear and short.')).toBeInTheDocument();
  });
});
