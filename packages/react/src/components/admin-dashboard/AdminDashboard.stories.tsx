import type { MockApi } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import { within } from 'storybook/test';
import type { ActTools } from '../../testing/act.ts';
import { longTitle, withLongWords } from '../../testing/seedChanges.ts';
import { page, says, statesOf } from '../../testing/states.tsx';
import { AdminDashboard } from './index.ts';

const meta: Meta<typeof AdminDashboard> = {
  title: 'Admin/AdminDashboard',
  component: AdminDashboard,
  parameters: page({
    frame: 'page',
    traits: ['restricted'],
    words: ['home of admins', 'overview'],
    accessibility: [
      'One heading of the first level; each card has its own heading and a link that says where it leads.',
    ],
  }),
};
export default meta;
const { ready, long, role, failed, busy, invalid, loading } = statesOf(meta, { as: 'admin' });

export const Ready = ready(['adminDashboard.text', { firstName: 'Ada' }]);
const at = '2026-09-14T09:00:00.000Z';
export const WithFaults = ready(
  ['adminFaults.title', says(/Stripe refuses the secret key/), says(/2 mails wait/), says(/wrong signature/)],
  {
    prepare: ({ state }) => {
      state.faults = [
        { kind: 'payment_key', since: at, lastAt: at },
        { kind: 'payment_reports', since: at, lastAt: at },
        { kind: 'payment_rights', since: at, lastAt: at, detail: 'The provided key does not have access.' },
        { kind: 'payments', since: at, lastAt: at, detail: 'An error occurred with our connection to Stripe.' },
        { kind: 'mail', since: at, lastAt: at, waiting: 2, detail: 'mail.example:587: connect ECONNREFUSED' },
      ];
    },
  },
);
const disputed = {
  _id: 'du_1',
  orderId: '6b0a30d0dc2a87d92bfec38d',
  email: 'lena@lectern.example',
  amount: 548.9,
  currency: 'INR',
  reason: 'fraudulent',
  status: 'needs_response',
  respondBy: '2026-09-22T00:00:00.000Z',
  openedAt: '2026-09-14T09:00:00.000Z',
};
export const WithDisputes = ready(
  [
    'disputes.title',
    'disputes.text',
    'disputes.order',
    'disputes.buyer',
    'disputes.reason',
    'disputes.state',
    'disputes.respondBy',
    'disputes.reason.fraudulent',
    'disputes.state.needs_response',
    'disputes.state.won',
    says('a word of later'),
  ],
  {
    prepare: ({ state }) => {
      state.disputes = [
        disputed,
        { ...disputed, _id: 'du_2', status: 'won', reason: 'a_word_of_later', respondBy: null as never },
      ];
    },
  },
);
export const DisputesFailed = failed('disputes.list', 'disputes.loadFailed');
const refund = {
  _id: '6b0a30d0dc2a87d92bfec390',
  orderId: '6b0a30d0dc2a87d92bfec38d',
  userId: '6b0a30d0dc2a87d92bfec38e',
  courseId: '6b0a30d0dc2a87d92bfec38f',
  courseTitle: 'Bicycle Repair at Home',
  email: 'lena@lectern.example',
  status: 'requested' as const,
  amount: 548.9,
  at: '2026-09-14T09:00:00.000Z',
  progress: 60,
  reason: undefined,
  answer: undefined,
  requestedAt: '2026-09-14T09:00:00.000Z',
};
const withRefunds = (api: MockApi, title = refund.courseTitle) => {
  const others = (['granted', 'sent', 'refunded', 'declined'] as const).map((status, place) => ({
    ...refund,
    _id: `6b0a30d0dc2a87d92bfec40${place}`,
    status,
    answer: status === 'declined' ? 'You have completed it.' : undefined,
  }));
  api.state.refunds = [{ ...refund, courseTitle: title, reason: title }, ...others];
};
const amount = '₹548.90';
const grant = async ({ canvas, press, userEvent }: ActTools) => {
  await press(`Refund ${amount}`);
  const dialog = within(await canvas.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: `Refund ${amount}` }));
};
export const WithRefunds = ready(['refunds.text', ['refunds.grant', { amount }], 'refunds.decline'], {
  prepare: (api) => withRefunds(api),
});
export const FailedRefund = ready(['refunds.failedText', ['refunds.again', { amount }], 'refunds.returned'], {
  prepare: (api) => {
    api.state.refunds = [{ ...refund, status: 'failed' }];
  },
});
export const ReturnedInAnotherWay = ready('refunds.empty', {
  prepare: (api) => {
    api.state.refunds = [{ ...refund, status: 'failed' }];
  },
  act: async ({ press }) => {
    await press('refunds.returned');
    await press('refunds.record');
  },
});
export const ReturnedQuestion = ready(['refunds.returnedTitle', 'refunds.record'], {
  prepare: (api) => {
    api.state.refunds = [{ ...refund, status: 'failed' }];
  },
  act: ({ press }) => press('refunds.returned'),
});
const returned = {
  _id: '6b0a30d0dc2a87d92bfec3a0',
  orderId: refund.orderId,
  email: refund.email,
  amount: 548.9,
  at: refund.at,
  courses: [
    { courseId: refund.courseId, title: refund.courseTitle, amount: 548.9 },
    { courseId: '6b0a30d0dc2a87d92bfec391', title: longTitle, amount: 548.9 },
  ],
};
const withReturn = (api: MockApi, changes: Partial<typeof returned> = {}) => {
  api.state.returns = [{ ...returned, ...changes }];
};
export const ReturnedAtProvider = ready(
  ['returns.title', 'returns.text', ['returns.coursesHint', { amount }], 'returns.end', 'returns.keep'],
  { prepare: (api) => withReturn(api) },
);
export const ReturnedTooLittle = ready(['returns.noneFits', 'returns.keep'], {
  prepare: (api) => withReturn(api, { amount: 100 }),
});
export const ReturnDiffers = invalid(['returns.differs', { sum: '₹0.00', amount }], {
  prepare: (api) => withReturn(api),
  act: ({ press }) => press('returns.end'),
});
export const GoodwillRecorded = ready(['refunds.empty', ['returns.done', { amount, email: refund.email }]], {
  prepare: (api) => withReturn(api),
  act: async ({ press }) => {
    await press('returns.keep');
    await press('returns.keep');
  },
});
export const Assigning = busy('refunds.assign', 'refunds.deciding', {
  prepare: (api) => withReturn(api, { courses: returned.courses.slice(0, 1) }),
  act: async ({ press }) => {
    await press(`${refund.courseTitle} · ${amount}`);
    await press('returns.end');
    await press('returns.end');
  },
});
export const NotAssigned = failed('refunds.assign', 'refunds.decideFailed', {
  prepare: (api) => withReturn(api),
  act: async ({ press }) => {
    await press('returns.keep');
    await press('returns.keep');
  },
});
export const NoRefunds = ready('refunds.empty');
export const LongRefund = long(says(longTitle), { prepare: (api) => withRefunds(api, longTitle) });
export const AnswerMissing = invalid('refunds.answerMissing', {
  prepare: (api) => withRefunds(api),
  act: ({ press }) => press('refunds.decline'),
});
export const AskingToRefund = ready('refunds.grantTitle', {
  prepare: (api) => withRefunds(api),
  act: ({ press }) => press(`Refund ${amount}`),
});
export const Deciding = busy('refunds.decide', 'refunds.deciding', {
  prepare: (api) => withRefunds(api),
  act: grant,
});
export const NotDecided = failed('refunds.decide', 'refunds.decideFailed', {
  prepare: (api) => withRefunds(api),
  act: grant,
});
export const LoadingRefunds = loading('refunds.list', 'adminDashboard.loading');
export const RefundsFailed = failed('refunds.list', 'refunds.loadFailed');
export const WithFigures = ready('adminDashboard.newCourses');
export const NoLectures = ready('adminDashboard.noLectures', {
  prepare: (api) => Object.assign(api.state.courses[1] ?? {}, { status: 'draft', sections: [] }),
});
export const OtherRole = role('adminDashboard.adminOnly', { as: 'learner' });
export const Visitor = role('access.signIn', { as: 'visitor' });
export const Long = long(says(/Wilhelmina-Friederike/), { prepare: withLongWords });
