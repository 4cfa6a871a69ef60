import { CompareArea, SampleArea } from '@lectern/react';
import type { Order } from '@lectern/sdk';
import { mockId, seedIds } from '@lectern/sdk/testing';
import { fireEvent, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { expect } from 'vitest';
import { lectureId as assignmentId, works } from '../../packages/react/src/components/grading/seed.ts';
import { orderIds, withOrders, withPurchase } from '../../packages/react/src/components/orders/orderSeed.ts';
import type { Setup } from '../../packages/react/src/testing/describeComponent.tsx';
import {
  completeLectures,
  confirmToken,
  resetToken,
  unsubscribeToken,
  withActs,
  withCaptions,
  withCertificate,
  withResetLink,
  withSamples,
  withUnconfirmedEmail,
  withWorks,
} from '../../packages/react/src/testing/seedChanges.ts';

const paid = seedIds.courses.bicycleRepair;
const putInCart: Setup['arrange'] = async ({ marketplace }) => {
  const { course } = await marketplace.courses.get({ id: paid });
  marketplace.cart.add(course);
};

const order: Order = {
  _id: mockId(8, 1),
  status: 'paid',
  currency: 'INR',
  subtotal: 499,
  tax: 49.9,
  total: 548.9,
  cardLast4: '4242',
  items: [{ courseId: paid, title: 'Bicycle Repair at Home', price: 499 }],
  createdAt: '2026-08-14T09:00:00.000Z',
};
const refundable: Setup = { prepare: (api) => withPurchase(api), props: { orderId: orderIds.paid } };
/** The only course of its order is chosen. */
const refundableAlone: Setup = {
  ...refundable,
  prepare(api) {
    withPurchase(api);
    for (const { items } of api.state.orders) items.length = 1;
  },
};
const withPreviews: Setup['prepare'] = (api) => {
  for (const course of api.state.courses) course.videoPreviewUrl = 'https://vimeo.com/76979871';
};
const withWish: Setup['prepare'] = (api) => void api.state.wishlists.set(seedIds.users.learner, [paid]);
const withSecondCourse: Setup['prepare'] = (api) => {
  api.state.enrollments.push({ userId: seedIds.users.learner, courseId: paid });
};
const withAttempt: Setup['prepare'] = (api) => {
  const attempt = { attemptNumber: 1, score: 100, passed: true, createdAt: '2026-05-01T10:00:00.000Z' };
  api.state.attempts.set(`${seedIds.users.learner} ${seedIds.quizzes.weatherMaps}`, [attempt]);
};
const withReviews: Setup['prepare'] = (api) => {
  for (let n = 1; n <= 12; n += 1) {
    api.state.reviews.push({
      _id: mockId(9, n),
      courseId: seedIds.courses.weatherMaps,
      authorId: mockId(2, 10 + n),
      rating: 5,
      comment: 'Clear and short.',
      createdAt: '2026-05-01T10:00:00.000Z',
      userId: { firstName: 'Nina', lastName: 'Sen', email: undefined, profilePicture: undefined },
    });
  }
};
const withPartnerMonth: Setup['prepare'] = (api) => {
  const month = new Date().toISOString().slice(0, 7);
  api.state.partnerMonths.set(seedIds.partners.magazine, [
    { month, checkouts: 2, orders: 1, revenue: 499, share: 49.9, refunded: 0, paidOut: 0, signUps: 1, enrollments: 1 },
  ]);
};
const withWebhook: Setup['prepare'] = (api) => {
  const createdAt = new Date().toISOString();
  const webhook = { url: 'https://garden.example/hooks', createdAt };
  api.state.webhooks.set(seedIds.partners.magazine, { webhook, events: [] });
};
const category = { _id: 'c', name: 'Science', courseCount: 3 };
const lecture = { _id: 'l', title: 'Cirrus', type: 'text', duration: 60 };

/** What a component or part needs in order to render; the user is a learner by default. */
export const setups: Record<string, Setup> = {
  'AccountMenu.Commands': { props: { hasCommandBar: true } },
  AdminDashboard: { as: 'admin' },
  Cart: { arrange: putInCart },
  'CategoryGrid.Count': { partProps: { category } },
  'CategoryGrid.Name': { partProps: { category } },
  'CategoryGrid.Tile': { partProps: { category } },
  CategoryManager: { as: 'admin' },
  DiscountCodes: { as: 'instructor' },
  Earnings: { as: 'instructor' },
  Payouts: { as: 'admin' },
  Documents: { as: 'admin' },
  MailOutbox: { as: 'admin' },
  'SampleArea.Link': { partProps: { course: { _id: paid, title: 'Clouds' } } },
  ServerStatus: { as: 'admin' },
  AuditTrail: { as: 'admin', prepare: withActs() },
  SupportDesk: { as: 'admin' },
  ResetPassword: { as: 'visitor', props: { token: resetToken }, prepare: withResetLink() },
  ConfirmEmail: { as: 'visitor', props: { token: confirmToken }, prepare: withUnconfirmedEmail() },
  Unsubscribe: { as: 'visitor', props: { token: unsubscribeToken() } },
  PartnerManager: { as: 'admin' },
  PartnerWebhook: { as: 'admin', prepare: withWebhook },
  PartnerReport: { as: 'admin', prepare: withPartnerMonth },
  Checkout: { props: { courseId: paid } },
  'CompareArea.Toggle': { partProps: { course: { _id: paid, title: 'Clouds', imageUrl: '/placeholder.svg' } } },
  ContentManager: { as: 'instructor' },
  'ContentManager.Warnings': {
    as: 'instructor',
    prepare: (api) => Object.assign(api.state.courses[0] ?? {}, { sections: [] }),
  },
  'CourseCard.Compare': { around: (card) => createElement(CompareArea, null, card) },
  'CourseCard.Sample': {
    as: 'visitor',
    prepare: (api) => withSamples(api),
    around: (card) => createElement(SampleArea, null, card),
  },
  'CourseDetail.CartButton': { props: { courseId: paid } },
  'CourseDetail.Cover': { prepare: (api) => withSamples(api) },
  'CourseDetail.Price': { props: { courseId: paid } },
  'CourseDetail.Promises': { props: { courseId: paid, promises: ['Lifetime access'] } },
  'CourseDetail.OwnerNote': { as: 'instructor' },
  'CourseDetail.Preview': { prepare: withPreviews },
  'CourseDetail.Sample': { as: 'visitor', prepare: (api) => withSamples(api) },
  'CourseDetail.Tax': { props: { courseId: paid } },
  'CourseDetail.WishlistButton': { props: { courseId: paid } },
  'CourseDetail.Works': { prepare: withWorks },
  CoursePreviewPlayer: { as: 'instructor' },
  'CoursePlayer.Banner': { prepare: (api) => api.fail('enrollments.recordProgress', { isCut: true }) },
  'CoursePlayer.Lecture': { props: { lectureId: seedIds.lectures.text } },
  'CoursePlayer.Transcript': { prepare: (api) => withCaptions(api, { en: 'http://lectern.test/en.vtt' }) },
  CourseReviews: { prepare: withReviews },
  Certificate: { prepare: withCertificate },
  'Curriculum.Lecture': { partProps: { lecture } },
  'Curriculum.Section': { partProps: { section: { _id: 's', title: 'Clouds', lectures: [lecture] } } },
  'LearnerDashboard.Course': { partProps: { course: { _id: paid, title: 'Clouds', progress: 40 } } },
  'LearnerDashboard.Courses': { prepare: withSecondCourse },
  'LearnerDashboard.FirstSteps': { as: 'instructor' },
  'LearnerDashboard.Shelf': { prepare: (api) => completeLectures(api) },
  QuizRunner: { props: { quizId: seedIds.quizzes.weatherMaps } },
  'QuizRunner.Attempts': { prepare: withAttempt },
  'QuizRunner.Result': { prepare: withAttempt },
  'Footer.Links': { partProps: { title: 'Help', links: [{ href: '/faq', label: 'Questions' }] } },
  'HeroSlider.Slide': { partProps: { index: 0 } },
  CourseForm: { as: 'instructor' },
  'CourseForm.Restored': { as: 'instructor', stored: { [`draft_${mockId(2, 2)}_course`]: '{"title":"Weather"}' } },
  'CourseForm.Summary': {
    as: 'instructor',
    async arrange({ container }) {
      await waitFor(() => expect(container.querySelector('form')).not.toBeNull());
      fireEvent.submit(container.querySelector('form') as HTMLFormElement);
    },
  },
  'CourseFilters.Count': { props: { hasCount: true } },
  CourseLearners: { as: 'instructor' },
  'CourseList.Empty': { props: { search: { q: 'nothing like it' } } },
  Grading: {
    as: 'instructor',
    props: { lectureId: assignmentId },
    prepare: (api) => api.state.submissions.push(...works()),
  },
  InstructorDashboard: { as: 'instructor' },
  'Navbar.Search': { partProps: { children: 'Search' } },
  'Navbar.SignInLink': { as: 'visitor' },
  'Navbar.SignUpLink': { as: 'visitor' },
  NotificationSettings: { as: 'instructor' },
  'OrderHistory.Attempts': { prepare: withOrders },
  'OrderHistory.Purchases': { prepare: withOrders },
  'OrderReceipt.Actions': { props: { order } },
  'OrderReceipt.Facts': { props: { order } },
  'OrderReceipt.Failure': { props: { order: { ...order, status: 'failed' } } },
  'OrderReceipt.Header': { props: { order } },
  'OrderReceipt.Lines': { props: { order } },
  'RefundRequest.Actions': refundable,
  'RefundRequest.Courses': refundable,
  'RefundRequest.Outcome': refundable,
  'RefundRequest.Reason': refundableAlone,
  'RefundRequest.Terms': refundableAlone,
  // A stored draft opens the form.
  'ProfileEditor.Form': {
    stored: { [`draft_${mockId(2, 1)}_profile`]: JSON.stringify({ firstName: 'Lea', lastName: 'Learner', bio: '' }) },
  },
  QuizCreator: { as: 'instructor' },
  WaitingSubmissions: { as: 'instructor' },
  'Wishlist.Grid': { prepare: withWish },
  'Wishlist.Summary': { prepare: withWish },
};
