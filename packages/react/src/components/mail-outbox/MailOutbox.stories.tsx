import type { Meta } from '@storybook/react-vite';
import { withLongMail, withMails } from '../../testing/seedChanges.ts';
import { has, page, says, statesOf } from '../../testing/states.tsx';
import { MailOutbox } from './index.ts';

const meta: Meta<typeof MailOutbox> = {
  title: 'Admin/MailOutbox',
  component: MailOutbox,
  parameters: page({
    frame: 'page',
    traits: ['loads', 'lists', 'restricted'],
    words: ['mail', 'email', 'receipt', 'demo', 'smtp'],
    accessibility: ['An opened mail moves the focus to its heading, and the button back to the row.'],
  }),
};
export default meta;
const { ready, loading, empty, failed, long, many, role, state } = statesOf(meta, { as: 'admin' });

export const Ready = ready(says('Your receipt for "Reading weather maps"'), { prepare: withMails(2) });
export const Opened = state({
  prepare: withMails(1),
  act: ({ press }) => press(/Your receipt/),
  shows: has('heading', 'mailOutbox.plain'),
});
export const Loading = loading('mails.list', 'mailOutbox.loading');
export const Empty = empty('mailOutbox.empty');
export const SentByServer = state({
  kind: 'empty',
  prepare(api) {
    api.state.mailMode = 'sent';
  },
  shows: 'mailOutbox.sent',
});
export const ServerFails = state({
  kind: 'empty',
  prepare(api) {
    const at = '2026-09-14T09:00:00.000Z';
    api.state.mailMode = 'sent';
    api.state.faults = [{ kind: 'mail', since: at, lastAt: at, waiting: 3 }];
  },
  shows: says(/3 mails wait/),
});
export const NoServer = state({
  kind: 'empty',
  prepare(api) {
    api.state.mailMode = 'off';
  },
  shows: 'mailOutbox.off',
});
export const Failed = failed('mails.list', 'mailOutbox.loadFailed');
export const Many = many(['pagination.position', { page: 1, pages: 3 }], { prepare: withMails(45) });
export const Long = long(says('announcement'), { prepare: withLongMail });
export const OtherRole = role('mailOutbox.adminOnly', { as: 'learner' });
export const Visitor = role('access.signIn', { as: 'visitor' });
