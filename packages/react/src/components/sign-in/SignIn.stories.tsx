import type { Meta } from '@storybook/react-vite';
import type { ActTools } from '../../testing/act.ts';
import { page, state } from '../../testing/states.tsx';
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

export const Ready = state<typeof meta>({ shows: 'session.welcomeBack' });
export const WithoutGoogle = state<typeof meta>({ args: { hasGoogle: false }, shows: 'session.welcomeBack' });
export const Invalid = state<typeof meta>({
  kind: 'invalid',
  act: ({ press }) => press('session.signIn'),
  shows: { text: 'Please enter your email address.' },
});
export const SigningIn = state<typeof meta>({
  kind: 'busy',
  call: 'auth.signIn',
  outcome: 'pending',
  act: signIn,
  shows: 'session.signingIn',
});
/** More than 10 seconds have passed. */
export const Slow = state<typeof meta>({
  kind: 'busy',
  call: 'auth.signIn',
  outcome: 'pending',
  isAlone: true,
  act: (tools) => withoutWaiting(10_000, () => signIn(tools)),
  shows: ['session.slow', 'session.cancel'],
});
export const Refused = state<typeof meta>({
  kind: 'refused',
  isAlone: true,
  call: 'auth.signIn',
  outcome: { status: 401, body: { message: 'Invalid email or password.' } },
  act: signIn,
  shows: [{ role: 'dialog', name: 'notice.signInFailed.title' }, { text: 'Invalid email or password.' }],
});
/** Several reasons are joined. */
export const RefusedWithDetails = state<typeof meta>({
  kind: 'refused',
  isAlone: true,
  call: 'auth.signIn',
  outcome: {
    status: 422,
    body: { message: 'Invalid input.', details: ['The email is too long.', 'The password is too long.'] },
  },
  act: signIn,
  shows: { role: 'dialog', name: 'notice.signInFailed.title' },
});
export const Failed = state<typeof meta>({
  kind: 'failed',
  isAlone: true,
  call: 'auth.signIn',
  outcome: 'offline',
  act: signIn,
  shows: { role: 'dialog', name: 'notice.signInFailed.title' },
});
export const FailedWithoutText = state<typeof meta>({
  kind: 'failed',
  isAlone: true,
  call: 'auth.signIn',
  outcome: { status: 500, body: '<h1>' },
  act: signIn,
  shows: { role: 'dialog', name: 'notice.signInFailed.title' },
});
export const LongWords = state<typeof meta>({
  kind: 'long',
  viewport: 'phone',
  act: ({ type }) => type('session.email', 'wolfeschlegelsteinhausenbergerdorff@a-very-long-domain.example'),
  shows: { text: /wolfeschlegelstein/ },
});
export const RightToLeft = state<typeof meta>({ direction: 'rtl', shows: 'session.welcomeBack' });
