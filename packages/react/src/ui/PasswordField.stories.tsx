import type { Meta } from '@storybook/react-vite';
import { has, page, says, statesOf } from '../testing/states.tsx';
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
const { ready, invalid, long } = statesOf(meta);

export const Empty = ready(says('At least 6 characters.'), { args: { hint: 'At least 6 characters.' } });
export const Hidden = ready(has('button', 'Show password'), { args: { defaultValue: 'lectern-demo' } });
export const Visible = ready(has('button', 'Hide password'), {
  args: { defaultValue: 'lectern-demo' },
  act: ({ press }) => press('Show password'),
});
export const Invalid = invalid(says('Use at least 6 characters.'), {
  args: { defaultValue: 'abc', error: 'Use at least 6 characters.' },
});
export const Disabled = ready(has('button', 'Show password'), {
  args: { disabled: true, defaultValue: 'lectern-demo' },
});
export const LongWords = long(has('button', 'Hide password'), {
  args: {
    defaultValue: 'a very long password that goes on and on and on and on and on, far past the end of the field',
  },
  act: ({ press }) => press('Show password'),
});
export const RightToLeft = ready(has('button', 'Show password'), {
  direction: 'rtl',
  args: { defaultValue: 'lectern-demo' },
});
