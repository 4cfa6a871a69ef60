import type { Meta } from '@storybook/react-vite';
import type { ActTools } from '../../testing/act.ts';
import { withCodes } from '../../testing/seedChanges.ts';
import { has, page, says, statesOf } from '../../testing/states.tsx';
import { SignIn } from './index.ts';

const meta: Meta<typeof SignIn> = {
  title: 'Session/SignIn',
  component: SignIn,
  parameters: page({
    frame: 'column',
    traits: ['submits', 'validates'],
    words: ['log in', 'login', 'password', 'google', 'authentication'],
    do: ['Pass the page that people came from, so that they return to it.'],
    dont: ['Say whether an email has an account.'],
    accessibility: [
      'A broken rule is named at its field, and the first such field gets the focus.',
      'After 10 seconds without an answer a status offers to cancel.',
    ],
    keyboard: [['Enter', 'In a field: signs in']],
  }),
};
export default meta;
const { state, ready, failed, refused, busy, invalid, long } = statesOf(meta);

const signIn = async ({ type, press }: ActTools) => {
  await type('session.email', 'learner@lectern.example');
  await type('session.password', 'lectern-demo');
  await press('session.signIn');
};

/** Runs `act` while a timer of `delay` milliseconds ends at once. */
async function withoutWaiting(delay: number, act: () => Promise<void>) {
  const wait = window.setTimeout;
  const hurried = (run: TimerHandler, after?: number) => wait(run, after === delay ? 0 : after);
  window.setTimeout = hurried as typeof window.setTimeout;
  try {
    await act();
  } finally {
    window.setTimeout = wait;
  }
}

export const Ready = ready('session.welcomeBack');
export const WithoutGoogle = ready('session.welcomeBack', { args: { hasGoogle: false } });
export const Invalid = invalid(says('Please enter your email address.'), {
  act: ({ press }) => press('session.signIn'),
});
export const SigningIn = busy('auth.signIn', 'session.signingIn', { act: signIn });
/** More than 10 seconds have passed. */
export const Slow = busy('auth.signIn', ['session.slow', 'session.cancel'], {
  isAlone: true,
  act: (tools) => withoutWaiting(10_000, () => signIn(tools)),
});
export const Refused = refused('auth.signIn', 401, 'Invalid email or password.', {
  isAlone: true,
  act: signIn,
  shows: [{ role: 'dialog', name: 'notice.signInFailed.title' }, { text: 'Invalid email or password.' }],
});
/** Several reasons are joined. */
export const RefusedWithDetails = state({
  kind: 'refused',
  call: 'auth.signIn',
  outcome: {
    status: 422,
    body: { message: 'Invalid input.', details: ['The email is too long.', 'The password is too long.'] },
  },
  isAlone: true,
  act: signIn,
  shows: { role: 'dialog', name: 'notice.signInFailed.title' },
});
const withCode = async (tools: ActTools) => {
  await signIn(tools);
  await tools.type('secondStep.code', '654321');
  await tools.press('secondStep.submit');
};
/** The password was right, and the account asks for a code too. */
export const SecondStep = ready('secondStep.text', { isAlone: true, prepare: withCodes, act: signIn });
export const RecoveryCode = ready('secondStep.recoveryText', {
  isAlone: true,
  prepare: withCodes,
  async act(tools) {
    await signIn(tools);
    await tools.press('secondStep.useRecovery');
  },
});
export const SecondStepInvalid = invalid(says('Please enter the code.'), {
  isAlone: true,
  prepare: withCodes,
  async act(tools) {
    await signIn(tools);
    await tools.press('secondStep.submit');
  },
});
export const CheckingCode = busy('auth.finishSignIn', 'secondStep.submitting', {
  isAlone: true,
  prepare: withCodes,
  act: withCode,
});
export const WrongCode = refused('auth.finishSignIn', 400, "This code isn't right, or was already used.", {
  isAlone: true,
  prepare: withCodes,
  act: withCode,
  shows: [{ role: 'dialog', name: 'notice.signInFailed.title' }],
});
export const CodeNotChecked = failed('auth.finishSignIn', has('dialog', 'notice.signInFailed.title'), {
  isAlone: true,
  prepare: withCodes,
  act: withCode,
});
export const Failed = failed('auth.signIn', has('dialog', 'notice.signInFailed.title'), {
  outcome: 'offline',
  isAlone: true,
  act: signIn,
});
export const FailedWithoutText = failed('auth.signIn', has('dialog', 'notice.signInFailed.title'), {
  isAlone: true,
  act: signIn,
});
export const LongWords = long(says(/wolfeschlegelstein/), {
  viewport: 'phone',
  act: ({ type }) => type('session.email', 'wolfeschlegelsteinhausenbergerdorff@a-very-long-domain.example'),
});
