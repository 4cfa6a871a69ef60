import { mockId, seedIds } from '@lectern/sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Rendered, renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { withDiscount, withoutLectures } from '../../testing/seedChanges.ts';
import { Cart } from './index.ts';

withMockServer();

async function putInCart({ marketplace }: Rendered, ...numbers: number[]) {
  for (const number of numbers) {
    const { course } = await marketplace.courses.get({ id: mockId(3, number) });
    act(() => void marketplace.cart.add(course));
  }
}

describe('Cart', () => {
  it('lists its items with subtotal, tax of 10 % and total', async () => {
    const view = renderWithMarketplace(<Cart />, { as: 'learner' });
    await putInCart(view, 1, 3);
    expect(screen.getByText('2 courses')).toBeVisible();
    const summary = screen.getByRole('region', { name: 'Order Summary' });
    expect(summary).toHaveTextContent('Subtotal₹1,798.50');
    expect(summary).toHaveTextContent('Tax (10%)₹179.85');
    expect(summary).toHaveTextContent('Total₹1,978.35');
  });

  it('removes one, and clears all only when confirmed', async () => {
    const view = renderWithMarketplace(<Cart />, { as: 'learner' });
    await putInCart(view, 1, 3, 4);
    const { user } = view;
    await user.click(screen.getByRole('button', { name: 'Remove Reading Weather Maps' }));
    expect(await screen.findByRole('dialog', { name: 'Removed from Cart' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await user.click(screen.getByRole('button', { name: 'Clear All' }));
    const question = await screen.findByRole('dialog', { name: 'Clear your cart?' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('2 courses')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear All' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Clear All' }));
    expect(await screen.findByRole('dialog', { name: 'Cart Cleared' })).toBeVisible();
    expect(screen.getByText('Your cart is empty.')).toBeInTheDocument();
  });

  it('hands its items to the checkout', async () => {
    const view = renderWithMarketplace(<Cart />, { as: 'learner' });
    await putInCart(view, 1);
    await view.user.click(screen.getByRole('button', { name: 'Proceed to Checkout' }));
    expect(view.navigate).toHaveBeenCalledWith('/checkout', {
      state: { items: [expect.objectContaining({ _id: seedIds.courses.weatherMaps, addedAt: expect.any(String) })] },
    });
  });

  it('says which course is coming soon, leaves it out of the total, and checks out the rest', async () => {
    const view = renderWithMarketplace(<Cart />, {
      as: 'learner',
      prepare({ state }) {
        for (const course of state.courses) if (course._id === seedIds.courses.starCharts) course.sections = [];
      },
    });
    await putInCart(view, 1, 4);
    const row = (await screen.findByText('Coming soon')).closest('li');
    expect(row).toHaveTextContent('Star Charts for City Skies');
    expect(row).not.toHaveTextContent('₹');
    expect(screen.getByText('2 courses')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Order Summary' })).toHaveTextContent('Subtotal₹1,299.50');
    await view.user.click(screen.getByRole('button', { name: 'Proceed to Checkout' }));
    expect(view.navigate).toHaveBeenCalledWith('/checkout', {
      state: { items: [expect.objectContaining({ _id: seedIds.courses.weatherMaps })] },
    });
  });

  it('leads to no checkout while all of its courses are coming soon', async () => {
    const view = renderWithMarketplace(<Cart />, { as: 'learner', prepare: withoutLectures });
    await putInCart(view, 1);
    expect(await screen.findByText('Coming soon')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Proceed to Checkout' })).toBeDisabled();
  });

  it('offers three things to do while it is empty, and no checkout', () => {
    renderWithMarketplace(<Cart />, { as: 'learner' });
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Browse Courses', '/course'],
      ['See your wishlist', '/wishlist'],
      ['Continue learning', '/dashboard'],
    ]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it("refuses an empty cart with the 'Empty Cart' notice and an alert on the page", async () => {
    const view = renderWithMarketplace(<Cart />, { as: 'learner' });
    await putInCart(view, 1);
    const { user, navigate, marketplace } = view;
    const checkout = await screen.findByRole('button', { name: 'Proceed to Checkout' });
    // Another tab empties it in the moment of the press.
    checkout.addEventListener('click', () => marketplace.cart.clear());
    await user.click(checkout);
    const text = 'Your cart is empty. Add some courses before proceeding to checkout.';
    expect(await screen.findByRole('dialog', { name: 'Empty Cart' })).toHaveTextContent(text);
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('takes a code off the sums, as the server says, and hands it to the checkout', async () => {
    const changes: (string | undefined)[] = [];
    const view = renderWithMarketplace(<Cart onCodeChange={(code) => changes.push(code)} />, {
      as: 'learner',
      prepare: withDiscount,
    });
    await putInCart(view, 1, 3);
    const { user, navigate } = view;
    await user.click(screen.getByText('Have a discount code?'));
    const field = await screen.findByLabelText('Discount code');
    await user.type(field, 'autumn{Enter}');
    expect(await screen.findByText(/^We don't know this code/)).toBeVisible();
    expect(field).toHaveFocus();
    await user.clear(field);
    await user.type(field, 'spring{Enter}');
    expect(await screen.findByText('Code SPRING: ₹179.85 off.')).toBeVisible();
    const summary = screen.getByRole('region', { name: 'Order Summary' });
    expect(summary).toHaveTextContent('Discount (SPRING)−₹179.85');
    expect(summary).toHaveTextContent('Total₹1,780.52');
    await user.click(screen.getByRole('button', { name: 'Proceed to Checkout' }));
    expect(navigate).toHaveBeenLastCalledWith('/checkout', {
      state: { items: [expect.anything(), expect.anything()], code: 'spring' },
    });
    await user.click(screen.getByRole('button', { name: 'Remove code' }));
    expect(summary).toHaveTextContent('Total₹1,978.35');
    expect(changes).toEqual(['autumn', undefined, 'spring', undefined]);
  });

  it('applies a code that was typed and not applied before it goes to the checkout', async () => {
    const view = renderWithMarketplace(<Cart />, { as: 'learner', prepare: withDiscount });
    await putInCart(view, 1);
    const { user, navigate } = view;
    await user.click(screen.getByText('Have a discount code?'));
    const field = await screen.findByLabelText('Discount code');
    await user.type(field, 'autumn');
    await user.click(screen.getByRole('button', { name: 'Proceed to Checkout' }));
    expect(await screen.findByText(/^We don't know this code/)).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
    expect(screen.getByRole('button', { name: 'Proceed to Checkout' })).toBeEnabled();
    expect(navigate).not.toHaveBeenCalled();
    await user.clear(field);
    await user.type(field, 'spring');
    await user.click(screen.getByRole('button', { name: 'Proceed to Checkout' }));
    await waitFor(() =>
      expect(navigate).toHaveBeenCalledWith('/checkout', { state: { items: [expect.anything()], code: 'spring' } }),
    );
  });

  it('goes to the checkout without a code where the field was emptied', async () => {
    const view = renderWithMarketplace(<Cart />, { as: 'learner', prepare: withDiscount });
    await putInCart(view, 1);
    const { user, navigate } = view;
    await user.click(screen.getByText('Have a discount code?'));
    const field = await screen.findByLabelText('Discount code');
    await user.type(field, 'autumn{Enter}');
    expect(await screen.findByText(/^We don't know this code/)).toBeVisible();
    await user.clear(field);
    await user.click(screen.getByRole('button', { name: 'Proceed to Checkout' }));
    expect(navigate).toHaveBeenCalledWith('/checkout', { state: { items: [expect.anything()], code: undefined } });
  });

  it('keeps a code for the checkout where a price has changed since the course was put into the cart', async () => {
    const view = renderWithMarketplace(<Cart code="SPRING" />, { as: 'learner', prepare: withDiscount });
    const { course } = await view.marketplace.courses.get({ id: mockId(3, 1) });
    act(() => void view.marketplace.cart.add({ ...course, price: course.price - 100 }));
    expect(await screen.findByText('Code SPRING is kept. The checkout says what it takes off.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Order Summary' })).not.toHaveTextContent('Discount');
    const { user, navigate } = view;
    await user.click(screen.getByRole('button', { name: 'Proceed to Checkout' }));
    expect(navigate).toHaveBeenLastCalledWith('/checkout', { state: { items: [expect.anything()], code: 'SPRING' } });
    await user.click(screen.getByRole('button', { name: 'Remove code' }));
    expect(screen.getByLabelText('Discount code')).toBeVisible();
  });
});
