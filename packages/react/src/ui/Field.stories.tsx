import type { Meta } from '@storybook/react-vite';
import { page, state } from '../testing/states.tsx';
import { Field } from './Field.tsx';

const meta: Meta<typeof Field> = {
  title: 'Pieces/Field',
  component: Field,

  args: { label: 'Course title', hint: 'Up to 100 characters.' },
  parameters: page({
    frame: 'column',
    traits: ['validates'],
    words: ['input', 'text box', 'form control'],
    do: ['Keep the label short, and put help into the hint.', 'Say in the error what is wrong and how to mend it.'],
    dont: ['Use the placeholder as the label: it is gone when people type.'],
    accessibility: [
      'The label names the control; hint or error describe it (aria-describedby). An error also sets aria-invalid.',
    ],
    keyboard: [['Tab', 'Goes to the field, then to a button inside it']],
  }),
};
export default meta;

export const Empty = state<typeof meta>({
  shows: [{ role: 'textbox', name: 'Course title' }, { text: 'Up to 100 characters.' }],
});
export const Filled = state<typeof meta>({
  args: { defaultValue: 'Bicycle Repair at Home' },
  shows: { role: 'textbox', name: 'Course title' },
});
export const WithPlaceholder = state<typeof meta>({
  args: { placeholder: 'Such as "Baking Bread"' },
  shows: { role: 'textbox', name: 'Course title' },
});
/** A price: the symbol stands before the input, and is hidden from screen readers. */
export const WithLead = state<typeof meta>({
  args: { label: 'Price', hint: undefined, lead: '₹', inputMode: 'decimal', defaultValue: '499' },
  shows: [{ role: 'textbox', name: 'Price' }, { text: '₹' }],
});
export const Invalid = state<typeof meta>({
  kind: 'invalid',
  args: { error: 'Enter a title.' },
  shows: { text: 'Enter a title.' },
});
export const Disabled = state<typeof meta>({
  args: { disabled: true, defaultValue: 'Bicycle Repair at Home' },
  shows: { role: 'textbox', name: 'Course title' },
});
export const ReadOnly = state<typeof meta>({
  args: { label: 'Email', hint: 'Your email cannot be changed.', readOnly: true, defaultValue: 'asha@lectern.example' },
  shows: { text: 'Your email cannot be changed.' },
});
export const LongWords = state<typeof meta>({
  kind: 'long',
  viewport: 'phone',
  args: {
    label: 'How would you describe this course to a friend who has never heard of its subject before?',
    defaultValue: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenknopflochverzierung',
    error: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenknopflochverzierung is too long for a title.',
  },
  shows: { text: /too long/ },
});
export const RightToLeft = state<typeof meta>({
  direction: 'rtl',
  args: { label: 'Price', hint: undefined, lead: '₹', defaultValue: '499' },
  shows: { role: 'textbox', name: 'Price' },
});
