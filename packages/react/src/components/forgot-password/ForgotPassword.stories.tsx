import type { Meta } from '@storybook/react-vite';
import { useResetRequest } from '../../hooks/account/usePasswordReset.ts';
import type { ActTools } from '../../testing/act.ts';
import { withResetLink } from '../../testing/seedChanges.ts';
import { has, page, says, statesOf } from '../../testing/states.tsx';
import { ForgotPassword, type ForgotPasswordProps } from './index.ts';

const meta: Meta<typeof ForgotPassword> = {
  title: 'Session/ForgotPassword',
  component: ForgotPassword,
  parameters: page({
    frame: 'column',
    traits: ['submits', 'validates'],
    words: ['reset password', 'recover', 'email link'],
    do: ['Say the same whether or not there is an account for the email.'],
    dont: ['Sign people in from the link without asking for a new password.'],
    accessibility: ['After sending, the confirmation takes the focus: the form is gone.'],
    keyboard: [['Enter', 'In the field: sends the link']],
  }),
};
export default meta;
const { state, ready, failed, refused, invalid, done, long } = statesOf(meta);

const send =
  (email = 'lena@example.org') =>
  async ({ type, press }: ActTools) => {
    await type('session.email', email);
    await press('forgotPassword.submit');
  };

export const Ready = ready({ role: 'button', name: 'forgotPassword.submit' });
export const Invalid = invalid(says(/^Please enter/), { act: ({ press }) => press('forgotPassword.submit') });
export const Sending = state({
  kind: 'busy',
  args: { onSubmit: () => new Promise(() => {}) },
  act: send(),
  shows: 'forgotPassword.submitting',
});
export const Sent = done(has('heading', 'notice.forgotPasswordSent.title'), {
  args: { onSubmit: () => Promise.resolve() },
  act: send(),
});
export const Failed = state({
  kind: 'failed',
  isAlone: true,
  args: { onSubmit: () => Promise.reject(new Error('mail is down')) },
  act: send(),
  shows: [{ role: 'dialog', name: 'notice.forgotPasswordFailed.title' }, 'notice.forgotPasswordFailed.text'],
});

/** As the marketplace's own site has it. */
function WithLinks(props: ForgotPasswordProps) {
  return <ForgotPassword {...props} onSubmit={useResetRequest()} />;
}
const withLinks = {
  prepare: withResetLink(),
  render: (args: ForgotPasswordProps) => <WithLinks {...args} />,
  isAlone: true,
  act: send(),
};
export const LinkSent = done(has('heading', 'notice.forgotPasswordSent.title'), withLinks);
export const LinkFailed = failed('passwordReset.request', 'notice.forgotPasswordFailed.text', withLinks);
export const LinkRefused = refused('passwordReset.request', 429, 'Too many attempts. Please wait a moment.', withLinks);
export const UnknownWhetherSent = failed('passwordReset.options', 'notice.forgotPasswordFailed.text', withLinks);
export const LongWords = long(says(/wolfeschlegelstein/), {
  viewport: 'phone',
  args: { onSubmit: () => Promise.resolve() },
  act: send('wolfeschlegelsteinhausenbergerdorff@a-very-long-domain-of-a-company.example'),
});
