import type { Meta } from '@storybook/react-vite';
import { page, state } from '../testing/states.tsx';
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

export const Chosen = state<typeof meta>({
  args: { defaultValue: 'intermediate', hint: 'What learners should know before.' },
  shows: { role: 'combobox', name: 'Level' },
});
export const Invalid = state<typeof meta>({
  kind: 'invalid',
  args: { error: 'Choose a level.' },
  shows: { text: 'Choose a level.' },
});
export const Disabled = state<typeof meta>({ args: { disabled: true }, shows: { role: 'combobox', name: 'Level' } });
export const LongWords = state<typeof meta>({
  kind: 'long',
  viewport: 'phone',
  args: { options: [{ value: '1', label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenknopflochverzierung' }] },
  shows: { role: 'combobox', name: 'Level' },
});
export const RightToLeft = state<typeof meta>({ direction: 'rtl', shows: { role: 'combobox', name: 'Level' } });
