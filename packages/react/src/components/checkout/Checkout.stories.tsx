import { seedIds } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import type { ActTools } from '../../testing/act.ts';
import { longTitle, withDiscount, withLongWords, withoutLectures } from '../../testing/seedChanges.ts';
import { page, says, statesOf } from '../../testing/states.tsx';
import { payingByStripe } from '../../testing/stripeForm.ts';
import { Button } from '../../ui/Button.tsx';
import { RequireCapability } from '../require-capability/index.ts';
import { Checkout } from './index.ts';

const { bicycleRepair, breadWithPatience, weatherMaps, missing } = seedIds.courses;

const meta: Meta<typeof Checkout> = {
  title: 'Buying/Checkout',
  component: Checkout,
  args: { courseId: bicycleRepair },
  parameters: page({
    frame: 'page',
    traits: ['loads', 'submits', 'validates'],
    words: ['payment', 'card', 'pay', 'credit card', 'order'],
    do: [
      "Give it your payment provider's form as paymentMethod: the card form is a demo.",
      'Stay on the page while it pays: the button says "Processing...".',
    ],
    dont: ['Send people here without an account: they sign in first and come back.'],
    accessibility: [
      'Errors are at their fields, and the first of them takes the focus.',
      'A failed payment is announced once: in a notice, then beside the button.',
      'On a phone the order folds into one line, so that the form comes first.',
    ],
    keyboard: [
      ['Enter', 'Pays, from any field'],
      ['Tab', 'Name, number, expiry, code, then Pay'],
    ],
  }),
};
export default meta;
const { state, ready, loading, empty, failed, busy, invalid, done, long, role } = statesOf(meta, { as: 'learner' });

const enterCard = async ({ type }: ActTools, number = '4242424242424242') => {
  await type('checkout.cardName', 'Lena Learner');
  await type('checkout.cardNumber', number);
  await type('checkout.cardExpiry', '1239');
  await type('checkout.cardCode', '123');
};
const press = (tools: ActTools, total: string) => tools.press(tools.t('checkout.pay', { total }));
const pay = async (tools: ActTools) => {
  await enterCard(tools);
  await press(tools, '₹548.90');
};

export const OneCourse = ready(['checkout.card', { text: '₹548.90' }]);
export const ReceiptDetails = state({
  shows: 'receipt.address',
  prepare: ({ state: { billing } }) =>
    billing.set(seedIds.users.learner, { name: 'Lighthouse Books Ltd', address: '1 Harbour Road\nLondon' }),
  act: async ({ canvas, userEvent, t }) => userEvent.click(await canvas.findByText(t('checkout.receiptDetails'))),
});
export const ReceiptDetailsFailed = failed('orders.billing', 'receipt.detailsFailed', {
  act: async ({ canvas, userEvent, t }) => userEvent.click(await canvas.findByText(t('checkout.receiptDetails'))),
});
export const WithCode = ready(
  ['checkout.discountRemove', ['cart.discount', { code: 'SPRING' }], { text: 'Pay ₹494.01' }],
  { args: { code: 'spring' }, prepare: withDiscount },
);
export const CodeRefused = state({
  kind: 'refused',
  args: { code: 'AUTUMN' },
  shows: says("We don't know this code. Please check the spelling."),
});
export const CodeFailed = failed('discounts.quote', 'discounts.quoteFailed', { args: { code: 'SPRING' } });
export const CheckingCode = busy('discounts.quote', 'checkout.discountWait', { args: { code: 'SPRING' } });
export const FromCart = ready('checkout.editCart', { args: { courseId: undefined }, cart: [2, 7, 8] });
export const FreeCourse = ready(['checkout.free', 'checkout.enroll'], { args: { courseId: breadWithPatience } });
export const OwnPaymentForm = ready(says('Pay with your provider'), {
  args: {
    paymentMethod: ({ onPay }) => (
      <Button variant="primary" size="large" onClick={() => onPay({ paymentMethodNonce: 'token' })}>
        Pay with your provider
      </Button>
    ),
    assurance: '30 days to change your mind',
  },
});
export const LongWords = long(says(longTitle), { args: { courseId: undefined }, cart: [2, 7], prepare: withLongWords });
export const Nothing = empty(['rule.noItems', 'cart.browse'], { args: { courseId: undefined } });
export const AlreadyOwned = empty(['checkout.owned', 'course.go', 'player.backToDashboard'], {
  args: { courseId: weatherMaps },
});
export const ComingSoon = empty(['checkout.comingSoon', { titles: '"Bicycle Repair at Home"' }], {
  prepare: withoutLectures,
});
export const CourseGone = state({ kind: 'refused', args: { courseId: missing }, shows: 'checkout.courseGone' });
/** The host's route guard: a visitor signs in first and comes back. */
export const Visitor = role(['notice.signInRequired.title', 'notice.signInRequired.checkout'], {
  as: 'visitor',
  render: (props) => (
    <RequireCapability of="checkout">
      <Checkout {...props} />
    </RequireCapability>
  ),
});
export const Loading = loading('courses.get', 'checkout.loading');
export const Failed = failed('courses.get', 'checkout.courseFailed');
export const InvalidCard = invalid(['rule.cardName', 'rule.cardNumber', 'rule.cardExpiry', 'rule.cardCode'], {
  act: (tools) => press(tools, '₹548.90'),
});
export const Paying = busy('orders.create', 'checkout.paying', { act: pay });
export const Paid = done(['notice.purchased.title', 'notice.viewReceipt'], {
  args: { onPurchase: () => {} },
  act: pay,
});
export const Declined = state({
  kind: 'refused',
  act: async (tools) => {
    await enterCard(tools, '4000000000000002');
    await press(tools, '₹548.90');
  },
  shows: 'notice.paymentFailed.title',
});
export const DeclinedNoticeClosed = state({
  kind: 'refused',
  call: 'orders.create',
  outcome: { status: 500, body: '<h1>' },
  act: async (tools) => {
    await pay(tools);
    await tools.sees('notice.paymentFailed.title');
    await tools.press('notice.ok');
  },
  shows: 'checkout.paymentFailed',
});
export const PaymentFailed = failed('orders.create', ['notice.paymentFailed.title', 'notice.paymentFailed.text'], {
  act: pay,
});
export const AnswerLost = failed('orders.create', 'checkout.lostAnswer', { outcome: 'offline', act: pay });
/** The server charges nothing: the new total is shown first. */
export const PriceChanged = state({
  kind: 'refused',
  act: async (tools) => {
    await enterCard(tools);
    const course = tools.api.state.courses.find(({ _id }) => _id === bicycleRepair);
    if (course) course.price = 599;
    await press(tools, '₹548.90');
  },
  shows: [{ text: 'The price has changed.' }, { text: '₹658.90' }],
});
export const BoughtElsewhere = state({
  kind: 'refused',
  args: { courseId: undefined },
  cart: [2, 7],
  act: async (tools) => {
    await enterCard(tools);
    tools.api.state.enrollments.push({ userId: seedIds.users.learner, courseId: bicycleRepair });
    await press(tools, '₹1,757.80');
  },
  shows: { text: 'You already own "Bicycle Repair at Home".' },
});
export const LecturesGone = state({
  kind: 'refused',
  args: { courseId: undefined },
  cart: [2, 7],
  act: async (tools) => {
    await enterCard(tools);
    const course = tools.api.state.courses.find(({ _id }) => _id === bicycleRepair);
    if (course) course.sections = [];
    await press(tools, '₹1,757.80');
  },
  shows: 'checkout.buyTheRest',
});
/** A server without orders: course by course, and the second payment fails. */
export const PartlyPaid = state({
  kind: 'failed',
  calls: {
    'orders.create': { status: 404, body: '<h1>' },
    'payments.process': { status: 500, body: '<h1>' },
  },
  act: pay,
  shows: 'notice.paymentFailed.title',
});
export const Enrolling = busy('enrollments.enroll', 'checkout.paying', {
  args: { courseId: breadWithPatience },
  act: (tools) => tools.press('checkout.enroll'),
});
export const EnrollmentFailed = failed(
  'enrollments.enroll',
  ['notice.enrollmentFailed.title', 'notice.enrollmentFailed.text'],
  { args: { courseId: breadWithPatience }, act: (tools) => tools.press('checkout.enroll') },
);

/** How people pay is the server's to say. */
export const PaymentLoading = loading('payments.options', says('Bicycle Repair at Home'));
export const PaymentUnknown = failed('payments.options', 'checkout.loadFailed');
export const NoPayments = state({
  kind: 'refused',
  prepare: (api) => {
    api.state.paymentOptions = { provider: 'none' };
  },
  shows: 'checkout.unavailable',
});
export const PaymentsDown = state({
  kind: 'refused',
  prepare: (api) => {
    api.state.paymentOptions = { provider: 'none', isPassing: true };
  },
  shows: 'checkout.unavailableNow',
});
export const Stripe = ready(['checkout.payment', 'checkout.testNote', 'checkout.stripeNote'], {
  prepare: payingByStripe(),
});
export const StripeFormFailed = state({
  kind: 'failed',
  isAlone: true,
  prepare: payingByStripe({ form: 'failed' }),
  shows: 'checkout.formFailed',
});
export const StripePaid = done('notice.purchased.title', {
  prepare: payingByStripe(),
  args: { onPurchase: () => {} },
  act: (tools) => press(tools, '₹548.90'),
});
export const StripeDeclined = state({
  kind: 'refused',
  isAlone: true,
  prepare: payingByStripe({ outcome: 'open', refusal: 'Your card has insufficient funds.' }),
  act: (tools) => press(tools, '₹548.90'),
  shows: { text: 'Your card has insufficient funds.' },
});
export const StripeProcessing = state({
  kind: 'ready',
  prepare: payingByStripe({ outcome: 'processing' }),
  act: (tools) => press(tools, '₹548.90'),
  shows: ['checkout.processing', 'checkout.processingNote', 'checkout.viewOrder'],
});
export const StripeUnsettled = failed('orders.settle', 'checkout.lostAnswer', {
  outcome: 'offline',
  prepare: payingByStripe(),
  act: (tools) => press(tools, '₹548.90'),
});
/** In another site's frame, which a bank's page can't take the place of. */
export const StripeBankWindow = state({
  kind: 'busy',
  args: { opensBankInWindow: true },
  isAlone: true,
  prepare: payingByStripe({ outcome: 'acting' }),
  act: (tools) => press(tools, '₹548.90'),
  shows: ['checkout.bankWindow', 'checkout.openBank', 'notice.cancel'],
});
/** Back from a bank that has refused. */
export const StripeNotConfirmed = state({
  kind: 'refused',
  args: { courseId: undefined, orderId: '6b0a30d0dc2a87d92bfec38d' },
  prepare(api) {
    payingByStripe({ outcome: 'open' })(api);
    api.state.orders.push({
      _id: '6b0a30d0dc2a87d92bfec38d',
      userId: seedIds.users.learner,
      idempotencyKey: 'bicycle-repair',
      fingerprint: '',
      status: 'pending',
      currency: 'INR',
      subtotal: 499,
      tax: 49.9,
      total: 548.9,
      items: [{ courseId: bicycleRepair, title: 'Bicycle Repair at Home', price: 499 }],
      createdAt: '2026-09-15T08:00:00.000Z',
    });
  },
  shows: 'checkout.notConfirmed',
});
