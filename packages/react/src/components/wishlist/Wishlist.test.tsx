import { type MockApi, mockId, seedIds } from '@lectern/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { Wishlist } from './index.ts';

withMockServer();
const wish =
  (...places: readonly number[]) =>
  ({ state }: MockApi) =>
    void state.wishlists.set(
      seedIds.users.learner,
      places.map((place) => mockId(3, place)),
    );

describe('Wishlist', () => {
  it('sums the courses with tax, and puts all of them into the cart with one notice', async () => {
    const { user, marketplace, navigate } = renderWithMarketplace(<Wishlist />, { as: 'learner', prepare: wish(3, 8) });
    const button = await screen.findByRole('button', { name: 'Add all to cart' });
    const prices = (await marketplace.wishlist.list({})).wishlist.map(({ price }) => price);
    const total = prices.reduce((sum, price) => sum + price, 0) * 1.1;
    expect(screen.getByText(`2 courses · ${marketplace.formats.money(total)} with tax`)).toBeVisible();
    await user.click(button);
    const notice = await screen.findByRole('dialog', { name: 'Added to Cart' });
    expect(notice).toHaveTextContent('2 courses from your wishlist are in your cart.');
    expect(marketplace.cart.getState().items).toHaveLength(2);
    await user.click(within(notice).getByRole('button', { name: 'Keep browsing' }));
    await waitFor(() => expect(button).toHaveFocus());
    // The same button, with the next step.
    await user.click(screen.getByRole('button', { name: 'Go to cart' }));
    expect(navigate).toHaveBeenCalledWith('/cart');
  });

  it("says how many can't be bought yet", async () => {
    const { user, marketplace } = renderWithMarketplace(<Wishlist />, {
      as: 'learner',
      prepare(api) {
        wish(3, 4)(api);
        Object.assign(api.state.courses[3] ?? {}, { sections: [], price: 499, status: 'published' });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Add all to cart' }));
    expect(await screen.findByRole('dialog', { name: 'Added to Cart' })).toHaveTextContent(
      "1 course from your wishlist is in your cart. 1 can't be bought yet and stays on your wishlist.",
    );
    expect(marketplace.cart.getState().items).toHaveLength(1);
  });

  it('suggests other courses, none of them on the wishlist or owned', async () => {
    const { api } = renderWithMarketplace(<Wishlist />, { as: 'learner', prepare: wish(3, 8) });
    const region = within(await screen.findByRole('region', { name: 'You might also like' }));
    const wished = [3, 8].map((place) => api.state.courses[place - 1]?.title);
    const shown = region.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
    expect(shown.length).toBeGreaterThan(0);
    for (const title of [...wished, 'Reading Weather Maps']) expect(shown).not.toContain(title);
  });

  it('offers three things to do while it is empty', async () => {
    renderWithMarketplace(<Wishlist />, { as: 'learner' });
    expect(await screen.findByText('Your wishlist is empty.')).toBeVisible();
    for (const [name, href] of [
      ['Browse Courses', '/course'],
      ['See free courses', '/course?price=free'],
      ['Continue learning', '/dashboard'],
    ] as const) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    }
  });
});
