import type { Meta } from '@storybook/react-vite';
import type { ActTools } from '../../testing/act.ts';
import { page, state } from '../../testing/states.tsx';
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

const signUp =
  (email = 'mara@example.org') =>
  async ({ type, press }: ActTools) => {
    await type('session.firstName', 'Mara');
    await type('session.lastName', 'Novak');
    await type('session.email', email);
    await type('session.password', 'paper-lantern-7');
    await press('session.signUp');
  };

export const Ready = state<typeof meta>({ shows: 'session.createTitle' });
export const Teaching = state<typeof meta>({
  act: async ({ canvas, t, userEvent }) => userEvent.click(await canvas.findByText(t('session.roleInstructor'))),
  shows: { role: 'radio', name: /^Teach/ },
});
export const Invalid = state<typeof meta>({
  kind: 'invalid',
  act: ({ press }) => press('session.signUp'),
  shows: { text: 'Please enter your first name.' },
});
export const SigningUp = state<typeof meta>({
  kind: 'busy',
  call: 'auth.signUp',
  outcome: 'pending',
  act: signUp(),
  shows: 'session.signingUp',
});
export const Refused = state<typeof meta>({
  kind: 'refused',
  isAlone: true,
  call: 'auth.signUp',
  outcome: { status: 409, body: { message: 'An account with this email already exists.' } },
  act: signUp(),
  shows: [
    { role: 'dialog', name: 'notice.signUpFailed.title' },
    { text: 'An account with this email already exists.' },
  ],
});
export const Failed = state<typeof meta>({
  kind: 'failed',
  isAlone: true,
  call: 'auth.signUp',
  outcome: 'offline',
  act: signUp(),
  shows: { role: 'dialog', name: 'notice.signUpFailed.title' },
});
/** The server answers with something that is no answer of the API. */
export const FailedWithoutText = state<typeof meta>({
  kind: 'failed',
  isAlone: true,
  call: 'auth.signUp',
  outcome: { status: 500, body: '<h1>' },
  act: signUp(),
  shows: [{ role: 'dialog', name: 'notice.signUpFailed.title' }, 'auth.tryAgain'],
});
export const LongWords = state<typeof meta>({
  kind: 'long',
  viewport: 'phone',
  act: ({ type }) => type('session.email', 'wolfeschlegelsteinhausenbergerdorff@a-very-long-domain.example'),
  shows: { text: /wolfeschlegelstein/ },
});
export const RightToLeft = state<typeof meta>({ direction: 'rtl', shows: 'session.createTitle' });
