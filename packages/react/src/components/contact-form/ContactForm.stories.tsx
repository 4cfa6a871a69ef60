import type { Meta } from '@storybook/react-vite';
import type { ActTools } from '../../testing/act.ts';
import { has, page, says, statesOf } from '../../testing/states.tsx';
import { ContactForm } from './index.ts';

const meta: Meta<typeof ContactForm> = {
  title: 'Help/ContactForm',
  component: ContactForm,
  parameters: page({
    frame: 'column',
    traits: ['submits', 'validates'],
    notApplicable: { refused: 'A refused message is a failed one (§8).' },
    words: ['message', 'email'],
    accessibility: ['A broken rule is named at its field, and the first such field gets the focus.'],
  }),
};
export default meta;
const { busy, failed, ready, invalid, done, long, role } = statesOf(meta);

const fillAndSend = async ({ type, press }: ActTools) => {
  await type('contact.name', 'Lena');
  await type('contact.email', 'lena@example.org');
  await type('contact.subject', 'A question');
  await type('contact.message', 'How long is a piece of string?');
  await press('contact.submit');
};

export const Ready = ready({ role: 'button', name: 'contact.submit' });
export const SignedIn = role(says('Lena Learner'), { as: 'learner' });
export const Invalid = invalid(says('Please enter your name.'), { act: ({ press }) => press('contact.submit') });
export const Sending = busy('support.send', 'contact.submitting', { act: fillAndSend });
export const Sent = done(has('dialog', 'notice.contactSent.title'), {
  isAlone: true,
  args: { onSubmit: async () => {} },
  act: fillAndSend,
});
export const Failed = failed(
  'support.send',
  { role: 'dialog', name: 'notice.contactFailed.title' },
  {
    isAlone: true,
    act: fillAndSend,
  },
);
export const Long = long(says(/Donaudampfschifffahrt/), {
  act: ({ type }) => type('contact.message', 'Donaudampfschifffahrtsgesellschaftskapitän '.repeat(12)),
});
