import type { Meta } from '@storybook/react-vite';
import { withLongWords } from '../../testing/seedChanges.ts';
import { page, state } from '../../testing/states.tsx';
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

export const Ready = state<typeof meta>({ as: 'admin', shows: ['adminDashboard.text', { firstName: 'Ada' }] });
export const OtherRole = state<typeof meta>({ kind: 'role', as: 'learner', shows: 'adminDashboard.adminOnly' });
export const Visitor = state<typeof meta>({ kind: 'role', as: 'visitor', shows: 'access.signIn' });
export const Long = state<typeof meta>({
  kind: 'long',
  as: 'admin',
  prepare: withLongWords,
  shows: { text: /Wilhelmina-Friederike/ },
});
