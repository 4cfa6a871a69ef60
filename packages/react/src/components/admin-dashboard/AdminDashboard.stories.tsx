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
const { ready, long, role } = statesOf(meta, { as: 'admin' });

export const Ready = ready(['adminDashboard.text', { firstName: 'Ada' }]);
export const WithFigures = ready(['adminDashboard.emptyCategories']);
export const OtherRole = role('adminDashboard.adminOnly', { as: 'learner' });
export const Visitor = role('access.signIn', { as: 'visitor' });
export const Long = long(says(/Wilhelmina-Friederike/), { prepare: withLongWords });
