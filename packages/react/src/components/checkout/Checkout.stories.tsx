import { seedIds } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import type { ActTools } from '../../testing/act.ts';
import { longTitle, withLongWords, withoutLectures } from '../../testing/seedChanges.ts';
import { page, state } from '../../testing/states.tsx';
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

const learner = { as: 'learner' } as const;
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

export const OneCourse = state<typeof meta>({ ...learner, shows: ['checkout.card', { text: '₹548.90' }] });
export const FromCart = state<typeof meta>({
  ...learner,
  args: { courseId: undefined },
  cart: [2, 7, 8],
  shows: 'checkout.editCart',
});
export const FreeCourse = state<typeof meta>({
  ...learner,
  args: { courseId: breadWithPatience },
  shows: ['checkout.free', 'checkout.enroll'],
});
export const OwnPaymentForm = state<typeof meta>({
  ...learner,
  args: {
    paymentMethod: ({ onPay }) => (
      <Button variant="primary" size="large" onClick={() => onPay({ paymentMethodNonce: 'token' })}>
        Pay with your provider
      </Button>
    ),
    assurance: '30 days to change your mind',
  },
  shows: { text: 'Pay with your provider' },
});
export const OnPhone = state<typeof meta>({ ...learner, viewport: 'phone', shows: 'cart.summary' });
export const LongWords = state<typeof meta>({
  ...learner,
  kind: 'long',
  args: { courseId: undefined },
  cart: [2, 7],
  prepare: withLongWords,
  shows: { text: longTitle },
});
export const RightToLeft = state<typeof meta>({ ...learner, direction: 'rtl', shows: 'checkout.cardNumber' });
export const Nothing = state<typeof meta>({
  ...learner,
  kind: 'empty',
  args: { courseId: undefined },
  shows: ['rule.noItems', 'cart.browse'],
});
export const AlreadyOwned = state<typeof meta>({
  ...learner,
  kind: 'empty',
  args: { courseId: weatherMaps },
  shows: ['checkout.owned', 'course.go', 'player.backToDashboard'],
});
export const ComingSoon = state<typeof meta>({
  ...learner,
  kind: 'empty',
  prepare: withoutLectures,
  shows: ['checkout.comingSoon', { titles: '"Bicycle Repair at Home"' }],
});
export const CourseGone = state<typeof meta>({
  ...learner,
  kind: 'refused',
  args: { courseId: missing },
  shows: 'checkout.courseGone',
});
/** The host's route guard: a visitor signs in first and comes back. */
export const Visitor = state<typeof meta>({
  kind: 'role',
  render: (props) => (
    <RequireCapability of="checkout">
      <Checkout {...props} />
    </RequireCapability>
  ),
  shows: ['notice.signInRequired.title', 'notice.signInRequired.checkout'],
});
export const Loading = state<typeof meta>({
  ...learner,
  kind: 'loading',
  call: 'courses.get',
  outcome: 'pending',
  shows: 'checkout.loading',
});
export const Failed = state<typeof meta>({
  ...learner,
  kind: 'failed',
  call: 'courses.get',
  outcome: { status: 500, body: '<h1>' },
  shows: 'checkout.courseFailed',
});
export const InvalidCard = state<typeof meta>({
  ...learner,
  kind: 'invalid',
  act: (tools) => press(tools, '₹548.90'),
  shows: ['rule.cardName', 'rule.cardNumber', 'rule.cardExpiry', 'rule.cardCode'],
});
export const Paying = state<typeof meta>({
  ...learner,
  kind: 'busy',
  call: 'orders.create',
  outcome: 'pending',
  act: pay,
  shows: 'checkout.paying',
});
export const Paid = state<typeof meta>({
  ...learner,
  kind: 'done',
  args: { onPurchase: () => {} },
  act: pay,
  shows: ['notice.purchased.title', 'notice.viewReceipt'],
});
export const Declined = state<typeof meta>({
  ...learner,
  kind: 'refused',
  act: async (tools) => {
    await enterCard(tools, '4000000000000002');
    await press(tools, '₹548.90');
  },
  shows: 'notice.paymentFailed.title',
});
export const DeclinedNoticeClosed = state<typeof meta>({
  ...learner,
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
export const PaymentFailed = state<typeof meta>({
  ...learner,
  kind: 'failed',
  call: 'orders.create',
  outcome: { status: 500, body: '<h1>' },
  act: pay,
  shows: ['notice.paymentFailed.title', 'notice.paymentFailed.text'],
});
export const AnswerLost = state<typeof meta>({
  ...learner,
  kind: 'failed',
  call: 'orders.create',
  outcome: 'offline',
  act: pay,
  shows: 'checkout.lostAnswer',
});
/** The server charges nothing: the new total is shown first. */
export const PriceChanged = state<typeof meta>({
  ...learner,
  kind: 'refused',
  act: async (tools) => {
    await enterCard(tools);
    const course = tools.api.state.courses.find(({ _id }) => _id === bicycleRepair);
    if (course) course.price = 599;
    await press(tools, '₹548.90');
  },
  shows: [{ text: 'The price has changed.' }, { text: '₹658.90' }],
});
export const BoughtElsewhere = state<typeof meta>({
  ...learner,
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
export const LecturesGone = state<typeof meta>({
  ...learner,
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
export const PartlyPaid = state<typeof meta>({
  ...learner,
  kind: 'failed',
  calls: {
    'orders.create': { status: 404, body: '<h1>' },
    'payments.process': { status: 500, body: '<h1>' },
  },
  act: pay,
  shows: 'notice.paymentFailed.title',
});
export const Enrolling = state<typeof meta>({
  ...learner,
  kind: 'busy',
  args: { courseId: breadWithPatience },
  call: 'enrollments.enroll',
  outcome: 'pending',
  act: (tools) => tools.press('checkout.enroll'),
  shows: 'checkout.paying',
});
export const EnrollmentFailed = state<typeof meta>({
  ...learner,
  kind: 'failed',
  args: { courseId: breadWithPatience },
  call: 'enrollments.enroll',
  outcome: { status: 500, body: '<h1>' },
  act: (tools) => tools.press('checkout.enroll'),
  shows: ['notice.enrollmentFailed.title', 'notice.enrollmentFailed.text'],
});
