import type { Meta } from '@storybook/react-vite';
import type { ActTools } from '../../testing/act.ts';
import { resetToken, withResetLink } from '../../testing/seedChanges.ts';
import { has, page, says, statesOf } from '../../testing/states.tsx';
import { ResetPassword } from './index.ts';

const meta: Meta<typeof ResetPassword> = {
  title: 'Session/ResetPassword',
  component: ResetPassword,
  parameters: page({
    frame: 'column',
    traits: ['loads', 'submits', 'validates'],
    words: ['reset password', 'recover', 'email link', 'token'],
    accessibility: ['What has become of the link is a heading that takes the focus.'],
    keyboard: [['Enter', 'In the field: saves the password']],
  }),
};
export default meta;
const { state, ready, loading, busy, failed, refused, invalid, done, long } = statesOf(meta, {
  args: { token: resetToken },
  prepare: withResetLink(),
});

const save = async ({ type, press }: ActTools) => {
  await type('resetPassword.new', 'spring and neap');
  await press('resetPassword.submit');
};

export const Ready = ready({ role: 'button', name: 'resetPassword.submit' });
export const Loading = loading('passwordReset.check', 'resetPassword.loading');
export const Unchecked = failed('passwordReset.check', 'resetPassword.checkFailed');
export const Expired = state({ prepare: () => {}, shows: has('heading', 'resetPassword.expired.title') });
export const Used = state({ prepare: withResetLink('used'), shows: has('heading', 'resetPassword.used.title') });
export const Invalid = invalid(says(/at least 6 characters/), { act: ({ press }) => press('resetPassword.submit') });
export const Saving = busy('passwordReset.confirm', 'resetPassword.submitting', { act: save });
export const Refused = refused('passwordReset.confirm', 429, 'Too many attempts. Please wait a moment.', {
  isAlone: true,
  act: save,
});
export const Saved = done(has('heading', 'resetPassword.done.title'), { act: save });
export const LongWords = long({ role: 'button', name: 'resetPassword.submit' }, { viewport: 'phone' });
