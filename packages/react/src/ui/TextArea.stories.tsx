import type { Meta } from '@storybook/react-vite';
import { has, page, says, statesOf } from '../testing/states.tsx';
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
const { ready, invalid, long } = statesOf(meta);

export const Empty = ready({ role: 'textbox', name: 'Message' });
export const Filled = ready(has('textbox', 'Message'), {
  args: { defaultValue: 'How long may I take for the last assignment?' },
});
export const Invalid = invalid(says('Write at least 10 characters.'), {
  args: { error: 'Write at least 10 characters.', defaultValue: 'Hello' },
});
export const Disabled = ready(has('textbox', 'Message'), {
  args: { disabled: true, defaultValue: 'How long may I take for the last assignment?' },
});
export const LongWords = long(has('textbox', 'Message'), {
  args: { defaultValue: 'Donaudampfschifffahrtsgesellschaftskapitän '.repeat(12), rows: 4 },
});
/** The text takes its own direction, whatever that of the page. */
export const TextOfAnotherDirection = ready(has('textbox', 'Message'), {
  args: { defaultValue: 'كم من الوقت لدي لإنهاء المهمة الأخيرة؟' },
});
