import type { Meta } from '@storybook/react-vite';
import { page, state } from '../testing/states.tsx';
import { TextArea } from './TextArea.tsx';

const meta: Meta<typeof TextArea> = {
  title: 'Pieces/TextArea',
  component: TextArea,

  args: { label: 'Message', hint: 'At least 10 characters.' },
  parameters: page({
    frame: 'column',
    traits: ['validates'],
    words: ['multi-line', 'textarea', 'comment'],
    do: ['Keep the label short, and put help into the hint.', 'Say in the error what is wrong and how to mend it.'],
    dont: ['Use the placeholder as the label: it is gone when people type.'],
    accessibility: [
      'The label names the control; hint or error describe it (aria-describedby). An error also sets aria-invalid.',
    ],
    keyboard: [['Enter', 'Begins a new line']],
  }),
};
export default meta;

export const Empty = state<typeof meta>({ shows: { role: 'textbox', name: 'Message' } });
export const Filled = state<typeof meta>({
  args: { defaultValue: 'How long may I take for the last assignment?' },
  shows: { role: 'textbox', name: 'Message' },
});
export const Invalid = state<typeof meta>({
  kind: 'invalid',
  args: { error: 'Write at least 10 characters.', defaultValue: 'Hello' },
  shows: { text: 'Write at least 10 characters.' },
});
export const Disabled = state<typeof meta>({
  args: { disabled: true, defaultValue: 'How long may I take for the last assignment?' },
  shows: { role: 'textbox', name: 'Message' },
});
export const LongWords = state<typeof meta>({
  kind: 'long',
  args: { defaultValue: 'Donaudampfschifffahrtsgesellschaftskapitän '.repeat(12), rows: 4 },
  shows: { role: 'textbox', name: 'Message' },
});
/** The text takes its own direction, whatever that of the page. */
export const TextOfAnotherDirection = state<typeof meta>({
  args: { defaultValue: 'كم من الوقت لدي لإنهاء المهمة الأخيرة؟' },
  shows: { role: 'textbox', name: 'Message' },
});
