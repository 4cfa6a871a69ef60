import type { Meta } from '@storybook/react-vite';
import type { ActTools } from '../../testing/act.ts';
import { page, state } from '../../testing/states.tsx';
import { ContactForm } from './index.ts';

const meta: Meta<typeof ContactForm> = {
  title: 'Help/ContactForm',
  component: ContactForm,
  parameters: page({
    frame: 'column',
    traits: ['submits', 'validates'],
    notApplicable: { refused: 'It calls no API: whoever embeds it sends the message.' },
    words: ['message', 'email'],
    accessibility: ['A broken rule is named at its field, and the first such field gets the focus.'],
  }),
};
export default meta;

const fillAndSend = async ({ type, press }: ActTools) => {
  await type('contact.name', 'Lena');
  await type('contact.email', 'lena@example.org');
  await type('contact.subject', 'A question');
  await type('contact.message', 'How long is a piece of string?');
  await press('contact.submit');
};

export const Ready = state<typeof meta>({ shows: { role: 'button', name: 'contact.submit' } });
export const SignedIn = state<typeof meta>({ kind: 'role', as: 'learner', shows: { text: 'Lena Learner' } });
export const Invalid = state<typeof meta>({
  kind: 'invalid',
  act: ({ press }) => press('contact.submit'),
  shows: { text: 'Please enter your name.' },
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
  shows: { role: 'dialog', name: 'notice.contactSent.title' },
});
export const Failed = state<typeof meta>({
  kind: 'failed',
  isAlone: true,
  args: { onSubmit: () => Promise.reject(new Error('No connection')) },
  act: fillAndSend,
  shows: { role: 'dialog', name: 'notice.contactFailed.title' },
});
export const Long = state<typeof meta>({
  kind: 'long',
  act: ({ type }) => type('contact.message', 'Donaudampfschifffahrtsgesellschaftskapitän '.repeat(12)),
  shows: { text: /Donaudampfschifffahrt/ },
});
