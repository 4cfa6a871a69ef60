import type { Meta } from '@storybook/react-vite';
import { has, page, says, statesOf } from '../testing/states.tsx';
import { SelectField } from './SelectField.tsx';

const meta: Meta<typeof SelectField> = {
  title: 'Pieces/SelectField',
  component: SelectField,

  args: {
    label: 'Level',
    options: [
      { value: 'beginner', label: 'Beginner' },
      { value: 'intermediate', label: 'Intermediate' },
      { value: 'advanced', label: 'Advanced' },
    ],
  },
  parameters: page({
    frame: 'column',
    traits: ['validates'],
    words: ['dropdown', 'picker', 'combobox', 'options'],
    do: ['Use it from about five options on; show fewer as radio buttons.'],
    dont: ['Use it for actions: choosing an option must not leave the page.'],
    accessibility: ["It is the browser's own select: screen readers and phones show their own list."],
    keyboard: [
      ['Arrow keys', 'Choose the option before or after'],
      ['A letter', 'Chooses the next option that begins with it'],
    ],
  }),
};
export default meta;
const { ready, invalid, long } = statesOf(meta);

export const Chosen = ready(has('combobox', 'Level'), {
  args: { defaultValue: 'intermediate', hint: 'What learners should know before.' },
});
export const Invalid = invalid(says('Choose a level.'), { args: { error: 'Choose a level.' } });
export const Disabled = ready(has('combobox', 'Level'), { args: { disabled: true } });
export const LongWords = long(has('combobox', 'Level'), {
  viewport: 'phone',
  args: { options: [{ value: '1', label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenknopflochverzierung' }] },
});
export const RightToLeft = ready(has('combobox', 'Level'), { direction: 'rtl' });
