import type { Meta } from '@storybook/react-vite';
import { has, page, says, statesOf } from '../testing/states.tsx';
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
const { ready, invalid, long } = statesOf(meta);

export const Empty = ready([{ role: 'textbox', name: 'Course title' }, { text: 'Up to 100 characters.' }]);
export const Filled = ready(has('textbox', 'Course title'), { args: { defaultValue: 'Bicycle Repair at Home' } });
export const WithPlaceholder = ready(has('textbox', 'Course title'), {
  args: { placeholder: 'Such as "Baking Bread"' },
});
/** A price: the symbol stands before the input, and is hidden from screen readers. */
export const WithLead = ready([{ role: 'textbox', name: 'Price' }, { text: '₹' }], {
  args: { label: 'Price', hint: undefined, lead: '₹', inputMode: 'decimal', defaultValue: '499' },
});
export const Invalid = invalid(says('Enter a title.'), { args: { error: 'Enter a title.' } });
export const Disabled = ready(has('textbox', 'Course title'), {
  args: { disabled: true, defaultValue: 'Bicycle Repair at Home' },
});
export const ReadOnly = ready(says('Your email cannot be changed.'), {
  args: {
    label: 'Email',
    hint: 'Your email cannot be changed.',
    readOnly: true,
    defaultValue: 'asha@lectern.example',
  },
});
export const LongWords = long(says(/too long/), {
  viewport: 'phone',
  args: {
    label: 'How would you describe this course to a friend who has never heard of its subject before?',
    defaultValue: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenknopflochverzierung',
    error: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenknopflochverzierung is too long for a title.',
  },
});
export const RightToLeft = ready(has('textbox', 'Price'), {
  direction: 'rtl',
  args: { label: 'Price', hint: undefined, lead: '₹', defaultValue: '499' },
});
