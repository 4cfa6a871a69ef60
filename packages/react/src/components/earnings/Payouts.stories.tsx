import type { Meta } from '@storybook/react-vite';
import { withLongWords, withSales } from '../../testing/seedChanges.ts';
import { page, statesOf } from '../../testing/states.tsx';
import { Payouts } from './index.ts';

const meta: Meta<typeof Payouts> = {
  title: 'Admin/Payouts',
  component: Payouts,
  parameters: page({
    frame: 'page',
    traits: ['loads', 'lists', 'restricted'],
    notApplicable: { many: 'Two rows show what 200 do.' },
    words: ['earnings', 'share', 'instructors', 'partners'],
    accessibility: ['What was recorded or undone is announced.', 'Buttons name the amount and the payee.'],
  }),
};
export default meta;
const { ready, loading, empty, failed, long, role } = statesOf(meta, { as: 'admin' });

export const Ready = ready('payouts.record', { prepare: withSales });
export const Loading = loading('payouts.list', 'payouts.loading');
export const Empty = empty('payouts.nothingDue');
export const Failed = failed('payouts.list', 'payouts.loadFailed');
export const Long = long('payouts.record', {
  prepare(api) {
    withSales(api);
    withLongWords(api);
  },
});
export const OtherRole = role('payouts.adminOnly', { as: 'learner' });
export const Visitor = role('access.signIn', { as: 'visitor' });
