import type { Meta } from '@storybook/react-vite';
import type { ActTools } from '../../testing/act.ts';
import { confirmToken, withUnconfirmedEmail } from '../../testing/seedChanges.ts';
import { has, page, statesOf } from '../../testing/states.tsx';
import { ConfirmEmail } from './index.ts';

const meta: Meta<typeof ConfirmEmail> = {
  title: 'Session/ConfirmEmail',
  component: ConfirmEmail,
  parameters: page({
    frame: 'column',
    traits: ['loads', 'submits'],
    words: ['confirm email', 'verify', 'address', 'email link', 'token'],
    accessibility: ['What has become of the link is a heading that takes the focus.'],
    keyboard: [['Enter', 'On the button: confirms the address']],
  }),
};
export default meta;
const { state, ready, loading, busy, failed, refused, done, long } = statesOf(meta, {
  args: { token: confirmToken },
  prepare: withUnconfirmedEmail(),
});

const press = ({ press }: ActTools) => press('confirmEmail.submit');

export const Ready = ready(has('button', 'confirmEmail.submit'));
export const Loading = loading('emailConfirmation.check', 'confirmEmail.loading');
export const Unchecked = failed('emailConfirmation.check', 'confirmEmail.checkFailed');
export const Expired = state({ prepare: () => {}, shows: has('heading', 'confirmEmail.expired.title') });
export const Used = state({
  prepare: withUnconfirmedEmail('used'),
  shows: has('heading', 'confirmEmail.used.title'),
});
export const Confirming = busy('emailConfirmation.confirm', 'confirmEmail.submitting', { act: press });
export const Refused = refused('emailConfirmation.confirm', 429, 'Too many attempts. Please wait a moment.', {
  act: press,
});
export const Failed = failed('emailConfirmation.confirm', 'confirmEmail.failed', { act: press });
export const Confirmed = done(has('heading', 'confirmEmail.done.title'), { act: press });
export const LongWords = long(has('button', 'confirmEmail.submit'), { viewport: 'phone' });
