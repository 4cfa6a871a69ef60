import type { Meta } from '@storybook/react-vite';
import type { ActTools } from '../../testing/act.ts';
import { has, page, says, statesOf } from '../../testing/states.tsx';
import { SignUp } from './index.ts';

const meta: Meta<typeof SignUp> = {
  title: 'Session/SignUp',
  component: SignUp,
  parameters: page({
    frame: 'column',
    traits: ['submits', 'validates'],
    words: ['register', 'create account', 'join', 'role', 'password', 'google'],
    do: ['Ask for no more than is needed to begin.'],
    dont: ['Ask for the password twice: people can look at it.'],
    accessibility: [
      'The roles are radio buttons with a check mark besides the border.',
      'A broken rule is named at its field, and the first such field gets the focus.',
    ],
    keyboard: [
      ['Arrow keys', 'Choose the role'],
      ['Enter', 'In a field: signs up'],
    ],
  }),
};
export default meta;
const { ready, failed, refused, busy, invalid, long } = statesOf(meta);

const signUp =
  (email = 'mara@example.org') =>
  async ({ type, press }: ActTools) => {
    await type('session.firstName', 'Mara');
    await type('session.lastName', 'Novak');
    await type('session.email', email);
    await type('session.password', 'paper-lantern-7');
    await press('session.signUp');
  };

export const Ready = ready('session.createTitle');
export const Teaching = ready(has('radio', /^Teach/), {
  act: async ({ canvas, t, userEvent }) => userEvent.click(await canvas.findByText(t('session.roleInstructor'))),
});
export const Invalid = invalid(says('Please enter your first name.'), { act: ({ press }) => press('session.signUp') });
export const SigningUp = busy('auth.signUp', 'session.signingUp', { act: signUp() });
export const Refused = refused('auth.signUp', 409, 'An account with this email already exists.', {
  isAlone: true,
  act: signUp(),
  shows: [
    { role: 'dialog', name: 'notice.signUpFailed.title' },
    { text: 'An account with this email already exists.' },
  ],
});
export const Failed = failed('auth.signUp', has('dialog', 'notice.signUpFailed.title'), {
  outcome: 'offline',
  isAlone: true,
  act: signUp(),
});
/** The server answers with something that is no answer of the API. */
export const FailedWithoutText = failed(
  'auth.signUp',
  [{ role: 'dialog', name: 'notice.signUpFailed.title' }, 'auth.tryAgain'],
  { isAlone: true, act: signUp() },
);
export const LongWords = long(says(/wolfeschlegelstein/), {
  viewport: 'phone',
  act: ({ type }) => type('session.email', 'wolfeschlegelsteinhausenbergerdorff@a-very-long-domain.example'),
});
