import type { Meta } from '@storybook/react-vite';
import type { ActTools } from '../../testing/act.ts';
import { longTitle, withSupportMessages } from '../../testing/seedChanges.ts';
import { page, says, statesOf } from '../../testing/states.tsx';
import { SupportDesk } from './index.ts';

const meta: Meta<typeof SupportDesk> = {
  title: 'Admin/SupportDesk',
  component: SupportDesk,
  parameters: page({
    frame: 'page',
    traits: ['loads', 'lists', 'submits', 'restricted'],
    words: ['contact', 'help', 'message', 'ticket', 'reply', 'mail'],
    accessibility: ['After a change the focus is on what was done, beside Undo. A reply begins in its field.'],
  }),
};
export default meta;
const { ready, loading, empty, failed, refused, busy, long, many, role, state, invalid } = statesOf(meta, {
  as: 'admin',
});

export const Ready = ready(['supportDesk.reply', says('How long do I have access?')], {
  prepare: withSupportMessages(2),
});
export const Replying = invalid('supportDesk.replyMissing', {
  prepare: withSupportMessages(1),
  async act({ press, t }) {
    await press(t('supportDesk.replyLabel', { name: 'Lena Learner' }));
    await press('supportDesk.send');
  },
});
const reply = async ({ press, type, t }: ActTools) => {
  await press(t('supportDesk.replyLabel', { name: 'Lena Learner' }));
  await type('supportDesk.replyText', 'For as long as there is a marketplace.');
  await press('supportDesk.send');
};
export const Replied = state({ prepare: withSupportMessages(1), act: reply, shows: 'supportDesk.empty.open' });
export const Sending = busy('support.reply', 'supportDesk.sending', { prepare: withSupportMessages(1), act: reply });
export const Refused = refused('support.reply', 409, 'Somebody has replied to this message already.', {
  prepare: withSupportMessages(1),
  act: reply,
});
export const Closed = state({
  prepare: withSupportMessages(2),
  act: ({ press }) => press(/^Close: How long/),
  shows: 'supportDesk.undo',
});
export const WithoutMail = ready(['supportDesk.noMail', 'supportDesk.write'], {
  prepare(api) {
    withSupportMessages(1)(api);
    api.state.sendsMail = false;
  },
});
export const Loading = loading('support.list', 'supportDesk.loading');
export const Empty = empty(['supportDesk.empty.open', 'supportDesk.toDashboard']);
export const Failed = failed('support.list', 'supportDesk.loadFailed');
export const Many = many(['pagination.position', { page: 1, pages: 3 }], { prepare: withSupportMessages(45) });
export const Long = long(says(longTitle), { prepare: withSupportMessages(1, longTitle) });
export const OtherRole = role('supportDesk.adminOnly', { as: 'learner' });
export const Visitor = role('access.signIn', { as: 'visitor' });
