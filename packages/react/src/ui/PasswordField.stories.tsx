import type { Meta } from '@storybook/react-vite';
import { page, state } from '../testing/states.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta: Meta<typeof PasswordField> = {
  title: 'Pieces/PasswordField',
  component: PasswordField,

  args: { label: 'Password', showLabel: 'Show password', hideLabel: 'Hide password', autoComplete: 'new-password' },
  parameters: page({
    frame: 'column',
    traits: ['validates'],
    words: ['secret', 'reveal', 'eye'],
    do: ['Set autoComplete, so that password managers fill it in or offer a new one.'],
    dont: ['Ask for the password twice: people can look at it.', 'Forbid pasting.'],
    accessibility: ['The button is pressed while the password is shown, and its name says what it does.'],
    keyboard: [['Tab', 'Goes from the field to the button that shows the password']],
  }),
};
export default meta;

export const Empty = state<typeof meta>({
  args: { hint: 'At least 6 characters.' },
  shows: { text: 'At least 6 characters.' },
});
export const Hidden = state<typeof meta>({
  args: { defaultValue: 'lectern-demo' },
  shows: { role: 'button', name: 'Show password' },
});
export const Visible = state<typeof meta>({
  args: { defaultValue: 'lectern-demo' },
  act: ({ press }) => press('Show password'),
  shows: { role: 'button', name: 'Hide password' },
});
export const Invalid = state<typeof meta>({
  kind: 'invalid',
  args: { defaultValue: 'abc', error: 'Use at least 6 characters.' },
  shows: { text: 'Use at least 6 characters.' },
});
export const Disabled = state<typeof meta>({
  args: { disabled: true, defaultValue: 'lectern-demo' },
  shows: { role: 'button', name: 'Show password' },
});
export const LongWords = state<typeof meta>({
  kind: 'long',
  args: {
    defaultValue: 'a very long password that goes on and on and on and on and on, far past the end of the field',
  },
  act: ({ press }) => press('Show password'),
  shows: { role: 'button', name: 'Hide password' },
});
export const RightToLeft = state<typeof meta>({
  direction: 'rtl',
  args: { defaultValue: 'lectern-demo' },
  shows: { role: 'button', name: 'Show password' },
});
