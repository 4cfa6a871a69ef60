import type { Meta } from '@storybook/react-vite';
import { withLongWords } from '../../testing/seedChanges.ts';
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
const { ready, long, role, failed } = statesOf(meta, { as: 'admin' });

export const Ready = ready(['adminDashboard.text', { firstName: 'Ada' }]);
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
  ],
  {
    prepare: ({ state }) => {
      state.disputes = [disputed, { ...disputed, _id: 'du_2', status: 'won', respondBy: null as never }];
    },
  },
);
export const DisputesFailed = failed('disputes.list', 'disputes.loadFailed');
export const WithFigures = ready('adminDashboard.newCourses');
export const NoLectures = ready('adminDashboard.noLectures', {
  prepare: (api) => Object.assign(api.state.courses[1] ?? {}, { status: 'draft', sections: [] }),
});
export const OtherRole = role('adminDashboard.adminOnly', { as: 'learner' });
export const Visitor = role('access.signIn', { as: 'visitor' });
export const Long = long(says(/Wilhelmina-Friederike/), { prepare: withLongWords });
