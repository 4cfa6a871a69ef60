import type { Meta } from '@storybook/react-vite';
import { longTitle, withActs } from '../../testing/seedChanges.ts';
import { page, says, statesOf } from '../../testing/states.tsx';
import { AuditTrail } from './index.ts';

const meta: Meta<typeof AuditTrail> = {
  title: 'Admin/AuditTrail',
  component: AuditTrail,
  parameters: page({
    frame: 'page',
    traits: ['loads', 'lists', 'restricted'],
    words: ['log', 'history', 'who', 'security', 'compliance'],
    accessibility: ['How an act ended is said in words, not only in color.'],
  }),
};
export default meta;
const { ready, loading, empty, failed, long, many, role } = statesOf(meta, { as: 'admin' });

export const Ready = ready('audit.act.refunds.decide', { prepare: withActs() });
export const Loading = loading('audit.list', 'audit.loading');
export const Empty = empty('audit.empty');
export const Failed = failed('audit.list', 'audit.loadFailed');
export const Many = many(['pagination.position', { page: 1, pages: 3 }], { prepare: withActs(120) });
export const Long = long(says(longTitle), {
  prepare(api) {
    withActs(1)(api);
    for (const event of api.state.auditEvents) event.action = longTitle;
  },
});
export const OtherRole = role('audit.adminOnly', { as: 'learner' });
export const Visitor = role('access.signIn', { as: 'visitor' });
