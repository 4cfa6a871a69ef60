import type { Meta } from '@storybook/react-vite';
import { has, page, says, statesOf } from '../testing/states.tsx';
import { CopyButton } from './CopyButton.tsx';

const meta: Meta<typeof CopyButton> = {
  title: 'Pieces/CopyButton',
  component: CopyButton,

  args: {
    text: 'pk_live_garden',
    label: 'Copy',
    copiedLabel: 'Copied',
    failedLabel: "Couldn't copy. Select the text instead.",
  },
  parameters: page({
    frame: 'column',
    words: ['clipboard', 'key', 'snippet'],
    do: ['Name what is copied where several stand on a page.'],
    dont: ['Hide the text that is copied: people may have to select it themselves.'],
    accessibility: ['The result is a status beside the button, which screen readers say.'],
    keyboard: [['Enter', 'Copies the text']],
  }),
};
export default meta;
const { state, ready, done, long } = statesOf(meta);

/** Browsers refuse the clipboard for many reasons: here it does what the state wants. */
const clipboard = (writeText: () => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });

export const Ready = ready({ role: 'button', name: 'Copy' });
export const Copied = done(says('Copied'), {
  act: async ({ press }) => {
    clipboard(async () => {});
    await press('Copy');
  },
});
export const Refused = state({
  kind: 'refused',
  act: async ({ press }) => {
    clipboard(() => Promise.reject(new DOMException('Not allowed', 'NotAllowedError')));
    await press('Copy');
  },
  shows: { text: "Couldn't copy. Select the text instead." },
});
export const LongWords = long(has('button', 'Copy the publishable key of The Garden Magazine'), {
  viewport: 'phone',
  args: { label: 'Copy the publishable key of The Garden Magazine' },
});
