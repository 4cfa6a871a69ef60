import type { Meta } from '@storybook/react-vite';
import type { ActTools } from '../../testing/act.ts';
import { unsubscribeToken, withStoppedMail } from '../../testing/seedChanges.ts';
import { has, page, statesOf } from '../../testing/states.tsx';
import { Unsubscribe } from './index.ts';

const meta: Meta<typeof Unsubscribe> = {
  title: 'Session/Unsubscribe',
  component: Unsubscribe,
  parameters: page({
    frame: 'column',
    traits: ['loads', 'submits'],
    words: ['unsubscribe', 'email', 'mail', 'opt out', 'preferences'],
    accessibility: ['What has become of the mails is a heading that takes the focus.'],
    keyboard: [['Enter', 'On the button: stops the mails']],
  }),
};
export default meta;
const { state, ready, loading, busy, failed, refused, done, long } = statesOf(meta, {
  args: { token: unsubscribeToken() },
});

const press = ({ press }: ActTools) => press('unsubscribe.submit');

export const Ready = ready(has('button', 'unsubscribe.submit'));
export const Submissions = ready('unsubscribe.submission', { args: { token: unsubscribeToken('submission') } });
export const Certificates = ready('unsubscribe.certificate', { args: { token: unsubscribeToken('certificate') } });
export const Loading = loading('mailPreferences.check', 'unsubscribe.loading');
export const Unchecked = failed('mailPreferences.check', 'unsubscribe.checkFailed');
export const Invalid = state({ args: { token: 'cut' }, shows: has('heading', 'unsubscribe.invalid.title') });
export const Unsubscribing = busy('mailPreferences.change', 'unsubscribe.submitting', { act: press });
export const Refused = refused('mailPreferences.change', 429, 'Too many requests. Please wait a moment.', {
  act: press,
});
export const Failed = failed('mailPreferences.change', 'unsubscribe.failed', { act: press });
export const Unsubscribed = done(has('heading', 'unsubscribe.off.title'), { act: press });
export const AlreadyOff = state({ prepare: withStoppedMail, shows: has('button', 'unsubscribe.again') });
export const Subscribed = done(has('heading', 'unsubscribe.on.title'), {
  prepare: withStoppedMail,
  act: ({ press }) => press('unsubscribe.again'),
});
export const LongWords = long(has('button', 'unsubscribe.submit'), { viewport: 'phone' });
