import type { Meta } from '@storybook/react-vite';
import type { ActTools } from '../../testing/act.ts';
import { page, state } from '../../testing/states.tsx';
import { SupportForm } from './index.ts';

const meta: Meta<typeof SupportForm> = {
  title: 'Help/SupportForm',
  component: SupportForm,
  parameters: page({
    frame: 'column',
    traits: ['submits', 'validates'],
    notApplicable: { refused: 'It calls no API: whoever embeds it sends the message.' },
    words: ['help', 'ticket', 'question', 'message'],
    do: ['Send the message with onSubmit: without it, sending is only simulated.'],
    dont: ['Clear the form yourself: it keeps what was typed until the message is sent.'],
    accessibility: ['A broken rule is named at its field, and the first such field gets the focus.'],
    keyboard: [['Enter', 'In a field of one line: sends the message']],
  }),
};
export default meta;

const fillAndSend = async ({ type, choose, press }: ActTools) => {
  await type('contact.name', 'Lena');
  await type('contact.email', 'lena@example.org');
  await choose('support.category', 'support.category.billing');
  await type('contact.subject', 'A receipt');
  await type('contact.message', 'Where do I find the receipt of my last purchase?');
  await press('contact.submit');
};

export const Ready = state<typeof meta>({ shows: { role: 'combobox', name: 'support.category' } });
export const SignedIn = state<typeof meta>({ kind: 'role', as: 'learner', shows: { text: 'Lena Learner' } });
export const Invalid = state<typeof meta>({
  kind: 'invalid',
  act: ({ press }) => press('contact.submit'),
  shows: { text: 'Please enter a subject.' },
});
export const Sending = state<typeof meta>({
  kind: 'busy',
  args: { onSubmit: () => new Promise(() => {}) },
  act: fillAndSend,
  shows: 'contact.submitting',
});
export const Sent = state<typeof meta>({
  kind: 'done',
  isAlone: true,
  args: { onSubmit: async () => {} },
  act: fillAndSend,
  shows: [{ role: 'dialog', name: 'notice.contactSent.title' }, 'notice.contactSent.text'],
});
export const Failed = state<typeof meta>({
  kind: 'failed',
  isAlone: true,
  args: { onSubmit: () => Promise.reject(new Error('No connection')) },
  act: fillAndSend,
  shows: [{ role: 'dialog', name: 'notice.contactFailed.title' }, 'notice.supportFailed.text'],
});
export const LongWords = state<typeof meta>({
  kind: 'long',
  viewport: 'phone',
  act: ({ type }) => type('contact.message', 'Donaudampfschifffahrtsgesellschaftskapitän '.repeat(12)),
  shows: { text: /Donaudampfschifffahrt/ },
});
