import type { Meta } from '@storybook/react-vite';
import type { ActTools } from '../../testing/act.ts';
import { page, state } from '../../testing/states.tsx';
import { ForgotPassword } from './index.ts';

const meta: Meta<typeof ForgotPassword> = {
  title: 'Session/ForgotPassword',
  component: ForgotPassword,
  parameters: page({
    frame: 'column',
    traits: ['submits', 'validates'],
    notApplicable: { refused: 'It calls no API: whoever embeds it sends the link.' },
    words: ['reset password', 'recover', 'email link'],
    do: ['Say the same whether or not there is an account for the email.'],
    dont: ['Sign people in from the link without asking for a new password.'],
    accessibility: ['After sending, the confirmation takes the focus: the form is gone.'],
    keyboard: [['Enter', 'In the field: sends the link']],
  }),
};
export default meta;

const send =
  (email = 'lena@example.org') =>
  async ({ type, press }: ActTools) => {
    await type('session.email', email);
    await press('forgotPassword.submit');
  };

export const Ready = state<typeof meta>({ shows: { role: 'button', name: 'forgotPassword.submit' } });
export const Invalid = state<typeof meta>({
  kind: 'invalid',
  act: ({ press }) => press('forgotPassword.submit'),
  shows: { text: /^Please enter/ },
});
export const Sending = state<typeof meta>({
  kind: 'busy',
  args: { onSubmit: () => new Promise(() => {}) },
  act: send(),
  shows: 'forgotPassword.submitting',
});
export const Sent = state<typeof meta>({
  kind: 'done',
  args: { onSubmit: () => Promise.resolve() },
  act: send(),
  shows: { role: 'heading', name: 'notice.forgotPasswordSent.title' },
});
export const Failed = state<typeof meta>({
  kind: 'failed',
  isAlone: true,
  args: { onSubmit: () => Promise.reject(new Error('mail is down')) },
  act: send(),
  shows: [{ role: 'dialog', name: 'notice.forgotPasswordFailed.title' }, 'notice.forgotPasswordFailed.text'],
});
export const LongWords = state<typeof meta>({
  kind: 'long',
  viewport: 'phone',
  args: { onSubmit: () => Promise.resolve() },
  act: send('wolfeschlegelsteinhausenbergerdorff@a-very-long-domain-of-a-company.example'),
  shows: { text: /wolfeschlegelstein/ },
});
