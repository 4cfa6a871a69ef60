import type { Meta } from '@storybook/react-vite';
import type { ActTools } from '../../testing/act.ts';
import { has, page, says, statesOf } from '../../testing/states.tsx';
import { SupportForm } from './index.ts';

const meta: Meta<typeof SupportForm> = {
  title: 'Help/SupportForm',
  component: SupportForm,
  parameters: page({
    frame: 'column',
    traits: ['submits', 'validates'],
    notApplicable: { refused: 'A refused message is a failed one (§8).' },
    words: ['help', 'ticket', 'question', 'message'],
    do: [
      'Send the message with onSubmit if you have a help desk: without it, it goes to the admins of the marketplace.',
    ],
    dont: ['Clear the form yourself: it keeps what was typed until the message is sent.'],
    accessibility: ['A broken rule is named at its field, and the first such field gets the focus.'],
    keyboard: [['Enter', 'In a field of one line: sends the message']],
  }),
};
export default meta;
const { state, ready, busy, failed, invalid, done, long, role } = statesOf(meta);

const fillAndSend = async ({ type, choose, press }: ActTools) => {
  await type('contact.name', 'Lena');
  await type('contact.email', 'lena@example.org');
  await choose('support.category', 'support.category.billing');
  await type('contact.subject', 'A receipt');
  await type('contact.message', 'Where do I find the receipt of my last purchase?');
  await press('contact.submit');
};

export const Ready = ready({ role: 'combobox', name: 'support.category' });
export const SignedIn = role(says('Lena Learner'), { as: 'learner' });
export const Invalid = invalid(says('Please enter a subject.'), { act: ({ press }) => press('contact.submit') });
const screenshot = (place = 1) => new File(['GIF89a'], `screenshot-${place}.gif`, { type: 'image/gif' });
const attachOne = ({ attach }: ActTools) => attach('support.attach', screenshot());
export const WithFiles = ready(['support.attachmentsFull', has('button', /Remove screenshot-3/)], {
  as: 'learner',
  async act(tools) {
    for (let place = 1; place <= 3; place++) {
      await tools.attach('support.attach', screenshot(place));
      await tools.sees(has('button', new RegExp(`Remove screenshot-${place}`)));
    }
  },
});
export const Attaching = busy(
  'support.attach',
  [{ role: 'progressbar', name: 'upload.running' }, 'support.uploadFirst'],
  {
    as: 'learner',
    act: attachOne,
  },
);
export const NotAttached = failed('support.attach', ['notice.uploadFailed.title', 'support.attachFailed'], {
  as: 'learner',
  isAlone: true,
  act: attachOne,
});
export const LargeFile = invalid('rule.attachmentSize', {
  as: 'learner',
  isAlone: true,
  act: ({ attach }) =>
    attach('support.attach', new File([new Uint8Array(5 * 1_048_576 + 1)], 'scan.pdf', { type: 'application/pdf' })),
});
export const Sending = state({
  kind: 'busy',
  args: { onSubmit: () => new Promise(() => {}) },
  act: fillAndSend,
  shows: 'contact.submitting',
});
export const Sent = done([{ role: 'dialog', name: 'notice.contactSent.title' }, 'notice.contactSent.text'], {
  isAlone: true,
  args: { onSubmit: async () => {} },
  act: fillAndSend,
});
export const Failed = state({
  kind: 'failed',
  isAlone: true,
  args: { onSubmit: () => Promise.reject(new Error('No connection')) },
  act: fillAndSend,
  shows: [{ role: 'dialog', name: 'notice.contactFailed.title' }, 'notice.supportFailed.text'],
});
export const LongWords = long(says(/Donaudampfschifffahrt/), {
  viewport: 'phone',
  act: ({ type }) => type('contact.message', 'Donaudampfschifffahrtsgesellschaftskapitän '.repeat(12)),
});
