import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { OrderHistory, OrderReceipt } from '../orders/index.ts';
import { orderIds, withPurchase } from '../orders/orderSeed.ts';
import { RefundRequest } from './index.ts';

withMockServer();
const send = () => screen.getByRole('button', { name: /^(Request the refund|Refund .* and end access)$/ });

describe('RefundRequest', () => {
  it('asks for one course, says what became of it, and goes on with the other', async () => {
    const onRequest = vi.fn();
    const { user, api } = renderWithMarketplace(<RefundRequest orderId={orderIds.paid} onRequest={onRequest} />, {
      as: 'learner',
      prepare: (state) => withPurchase(state),
    });
    // Nothing is given back that wasn't chosen.
    const stars = await screen.findByRole('radio', { name: /Star Charts/ });
    await user.click(send());
    expect(screen.getByRole('alert')).toHaveTextContent('Please choose a course.');
    expect(screen.getByRole('radio', { name: /Bicycle/ })).toHaveFocus();
    expect(api.state.refunds).toEqual([]);
    await user.click(stars);
    expect(screen.getByRole('button', { name: 'Refund ₹988.90 and end access' })).toBeVisible();
    expect(screen.getByText('You get ₹988.90 back')).toBeVisible();
    await user.type(screen.getByLabelText('Why? (optional)'), 'No stars here');
    await user.click(send());
    const outcome = within(screen.getByRole('status'));
    expect(await outcome.findByRole('heading', { name: 'Refunded' })).toBeVisible();
    expect(outcome.getByText('Star Charts for City Skies')).toBeVisible();
    expect(onRequest).toHaveBeenCalledTimes(1);
    expect(api.state.refunds).toMatchObject([{ reason: 'No stars here', amount: 988.9 }]);
    await user.click(screen.getByRole('button', { name: 'Request another refund' }));
    expect(await screen.findByRole('radio', { name: /Star Charts.*Refunded/ })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /Bicycle/ })).toBeChecked();
    expect(screen.getByLabelText('Why? (optional)')).toHaveValue('');
  });

  it('states the course of an order that has only one, and asks for nothing to be chosen', async () => {
    const { user, api } = renderWithMarketplace(<RefundRequest orderId={orderIds.paid} />, {
      as: 'learner',
      prepare: (state) => {
        withPurchase(state);
        for (const order of state.state.orders) order.items = order.items.slice(0, 1);
      },
    });
    expect(
      within(await screen.findByRole('group', { name: 'Course' })).getByText('Bicycle Repair at Home'),
    ).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
    await user.click(send());
    expect(await screen.findByRole('heading', { name: 'Refunded' })).toBeVisible();
    expect(api.state.refunds).toHaveLength(1);
  });

  it("leaves no receipt of before: one that is opened again doesn't say that it is paid", async () => {
    function Pages() {
      const [isReceipt, setReceipt] = useState(true);
      return (
        <>
          <button type="button" onClick={() => setReceipt(!isReceipt)}>
            Turn
          </button>
          {isReceipt ? <OrderReceipt orderId={orderIds.paid} /> : <RefundRequest orderId={orderIds.paid} />}
        </>
      );
    }
    const { user } = renderWithMarketplace(<Pages />, {
      as: 'learner',
      prepare: (state) => {
        withPurchase(state);
        for (const order of state.state.orders) order.items = order.items.slice(0, 1);
      },
    });
    expect(await screen.findByText('Paid')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Turn' }));
    await screen.findByRole('group', { name: 'Course' });
    await user.click(send());
    await screen.findByRole('heading', { name: 'Refunded' });
    await user.click(screen.getByRole('button', { name: 'Turn' }));
    expect(screen.queryByText('Paid')).toBeNull();
    expect(await screen.findByText('Refunded')).toBeVisible();
  });

  it('says before that somebody looks at it, where much was completed', async () => {
    const { user } = renderWithMarketplace(<RefundRequest orderId={orderIds.paid} />, {
      as: 'learner',
      prepare: (state) => withPurchase(state, { isCompleted: true }),
    });
    await user.click(await screen.findByRole('radio', { name: /Bicycle/ }));
    expect(await screen.findByText(/You've completed 100% of this course/)).toBeVisible();
    await user.click(send());
    expect(await screen.findByText(/Until then you keep the course/)).toBeVisible();
  });

  it('that failed keeps the reason', async () => {
    const { user } = renderWithMarketplace(<RefundRequest orderId={orderIds.paid} />, {
      as: 'learner',
      prepare: (api) => {
        withPurchase(api);
        api.fail('orders.refund', { status: 500, body: '<p>', times: 1 });
      },
    });
    await user.click(await screen.findByRole('radio', { name: /Bicycle/ }));
    await user.type(await screen.findByLabelText('Why? (optional)'), 'Twice the same');
    await user.click(send());
    expect(await screen.findByText("Your request couldn't be sent. Please try again.")).toBeVisible();
    expect(screen.getByLabelText('Why? (optional)')).toHaveValue('Twice the same');
    await user.click(send());
    expect(await screen.findByRole('heading', { name: 'Refunded' })).toBeVisible();
  });

  it('shows on the receipt and in the purchases', async () => {
    const shown = renderWithMarketplace(<OrderReceipt orderId={orderIds.paid} />, {
      as: 'learner',
      prepare: (state) => withPurchase(state),
    });
    expect(await screen.findByRole('link', { name: 'Request a refund' })).toHaveAttribute(
      'href',
      `/orders/${orderIds.paid}/refund`,
    );
    const { marketplace, api } = shown;
    for (const { courseId } of (await marketplace.orders.refunds({ id: orderIds.paid })).items)
      await marketplace.orders.refund({ id: orderIds.paid, courseId });
    shown.unmount();
    const receipt = renderWithMarketplace(<OrderReceipt orderId={orderIds.paid} />, { as: 'learner', api });
    expect(
      await screen.findByRole('row', { name: /Refunded: Bicycle Repair at Home Credit note C-\d{4}-000001 −₹548\.90/ }),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Request a refund' })).toBeNull();
    receipt.unmount();
    renderWithMarketplace(<OrderHistory />, { as: 'learner', api });
    expect(await screen.findByRole('link', { name: /Bicycle.*Refunded/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Request a refund/ })).toBeNull();
  });
});
