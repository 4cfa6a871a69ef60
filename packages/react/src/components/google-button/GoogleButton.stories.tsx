import type { Meta } from '@storybook/react-vite';
import { has, page, statesOf } from '../../testing/states.tsx';
import { GoogleButton } from './index.ts';

const meta: Meta<typeof GoogleButton> = {
  title: 'Session/GoogleButton',
  component: GoogleButton,
  args: { onLeave: () => {} },
  parameters: page({
    frame: 'card',
    notApplicable: { long: 'Its text is fixed by Google.' },
    words: ['google', 'oauth', 'single sign-on', 'social login'],
    do: ['Offer it beside email and password.'],
    dont: ["Change the logo's colors: Google forbids it."],
    accessibility: ["The logo is hidden from screen readers; the button's text says what it does."],
    keyboard: [['Enter, Space', "Opens Google's page"]],
  }),
};
export default meta;
const { state, ready } = statesOf(meta);

export const SigningIn = ready({ role: 'button', name: 'session.googleSignIn' });
export const SigningUp = ready(has('button', 'session.googleSignUp'), { args: { purpose: 'signUp' } });
/** Google's page is on its way. */
export const Leaving = state({
  kind: 'busy',
  args: { onLeave: () => new Promise(() => {}) },
  act: ({ press }) => press('session.googleSignIn'),
  shows: { role: 'button', name: 'session.googleOpening' },
});
