import type { Meta } from '@storybook/react-vite';
import type { ActTools } from '../../testing/act.ts';
import { longTitle } from '../../testing/seedChanges.ts';
import { page, says, statesOf } from '../../testing/states.tsx';
import { orderIds, withLongOrder, withOrders, withPurchase } from '../orders/orderSeed.ts';
import { RefundRequest } from './index.ts';

const meta: Meta<typeof RefundRequest> = {
  title: 'Buying/RefundRequest',
  component: RefundRequest,
  args: { orderId: orderIds.paid },
  parameters: page({
    frame: 'page',
    traits: ['loads', 'submits', 'validates'],
    words: ['money back', 'return', 'cancel', 'guarantee'],
    do: ['Link to it from the receipt and the purchases for as long as the money can be asked for.'],
    dont: ['Ask why before you say what happens: the reason is optional.'],
    accessibility: ['What has become of the request is announced, and said in words, not by color alone.'],
    keyboard: [
      ['Up and Down', 'Choose a course'],
      ['Enter', 'Sends the request'],
    ],
  }),
};
export default meta;
const { ready, loading, failed, empty, busy, invalid, done, refused, long } = statesOf(meta, {
  as: 'learner',
  prepare: withPurchase,
});

const choose = async ({ canvas, userEvent }: ActTools) => {
  const [first] = await canvas.findAllByRole('radio');
  if (first) await userEvent.click(first);
};
const send = async (tools: ActTools) => {
  await choose(tools);
  const button = await tools.canvas.findByRole('button', { name: /^(Request the refund|Refund .* and end access)$/ });
  await tools.userEvent.click(button);
};

export const Ready = ready(['refund.choose', 'refund.submit']);
export const OnlyCourse = ready('refund.course', {
  prepare: (api) => {
    withPurchase(api);
    for (const order of api.state.orders) order.items = order.items.slice(0, 1);
  },
});
export const Chosen = done(['refund.immediate', 'refund.ends'], { act: choose });
export const Unchosen = invalid('refund.chooseFirst', { act: ({ press }) => press('refund.submit') });
export const Reviewed = done(says(/so we.ll review your request/), {
  prepare: (api) => withPurchase(api, { isCompleted: true }),
  act: choose,
});
export const TooLate = ready('refund.tooLate', { prepare: withOrders });
export const Refunded = done(['refund.refunded', 'refund.again'], { act: send });
export const Requested = done('refund.requestedText', {
  prepare: (api) => withPurchase(api, { isCompleted: true }),
  act: send,
});
export const TooLong = invalid('refund.tooLong', {
  act: async (tools) => {
    const { canvas, userEvent, t } = tools;
    await choose(tools);
    await userEvent.click(await canvas.findByLabelText(t('refund.reason')));
    await userEvent.paste('x'.repeat(1_001));
    await send(tools);
  },
});
export const Sending = busy('orders.refund', 'refund.submitting', { act: send });
export const NotSent = failed('orders.refund', 'refund.failed', { act: send });
export const Refused = refused('orders.refund', 409, 'This purchase is older than 30 days.', { act: send });
export const LongWords = long(says(longTitle), {
  prepare: (api) => {
    withLongOrder(api, longTitle);
    for (const order of api.state.orders) order.createdAt = new Date().toISOString();
  },
});
export const OnPhone = ready('refund.submit', { viewport: 'phone' });
export const RightToLeft = ready('refund.submit', { direction: 'rtl' });
export const Nothing = empty('refund.nothing', { args: { orderId: orderIds.failed } });
export const NotFound = empty('orders.notFound', { args: { orderId: orderIds.missing } });
export const Loading = loading('orders.refunds', 'refund.loading');
export const Failed = failed('orders.refunds', 'refund.loadFailed');
