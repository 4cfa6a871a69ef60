import type { Meta } from '@storybook/react-vite';
import { withTrouble } from '../../testing/seedChanges.ts';
import { has, page, says, statesOf } from '../../testing/states.tsx';
import { ServerStatus } from './index.ts';

const meta: Meta<typeof ServerStatus> = {
  title: 'Admin/ServerStatus',
  component: ServerStatus,
  parameters: page({
    frame: 'page',
    traits: ['loads', 'restricted'],
    words: ['status', 'health', 'monitoring', 'database', 'disk'],
    accessibility: [
      'How many parts need attention is announced after each check; each state is a word beside its icon.',
    ],
  }),
};
export default meta;
const { ready, loading, failed, long, role, state } = statesOf(meta, { as: 'admin' });

export const Ready = ready('serverStatus.allWell');
export const Trouble = state({ prepare: withTrouble, shows: says('3 parts need attention.') });
export const CheckedAgain = state({
  act: ({ press }) => press('Check again'),
  shows: has('heading', 'serverStatus.part.database'),
});
export const Loading = loading('status.get', 'serverStatus.loading');
export const Failed = failed('status.get', 'serverStatus.loadFailed');
export const Long = long(says('refused'), {
  prepare(api) {
    withTrouble(api);
    for (const part of api.state.serverStatus.parts)
      part.detail = `connection.refused.by.${'a-very-long-name.'.repeat(12)}`;
  },
});
export const OtherRole = role('serverStatus.adminOnly', { as: 'learner' });
export const Visitor = role('access.signIn', { as: 'visitor' });
