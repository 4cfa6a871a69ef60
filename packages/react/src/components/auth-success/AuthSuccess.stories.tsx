import type { Meta } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { useLectern } from '../../provider/context.ts';
import { has, page, says, statesOf } from '../../testing/states.tsx';
import type { WorldOptions } from '../../testing/world.ts';
import { AuthSuccess } from './index.ts';

const meta: Meta<typeof AuthSuccess> = {
  title: 'Session/AuthSuccess',
  component: AuthSuccess,
  render: (args) => (
    <AskedFor>
      <AuthSuccess {...args} />
    </AskedFor>
  ),
  parameters: page({
    frame: 'column',
    traits: ['loads', 'restricted'],
    words: ['google', 'oauth', 'callback', 'redirect', 'single sign-on'],
    do: ['Make it the page that Google returns to.'],
    dont: ['Link to it: without a token in its address it fails.'],
    accessibility: ['Processing and success are a status, an error is an alert. Links skip the wait.'],
    keyboard: [['Enter', 'Follows the link that has the focus']],
  }),
};
export default meta;
const { state, ready, loading, failed, long, role } = statesOf(meta);

/** This tab has asked for the sign-in. */
function AskedFor({ children }: { children: ReactNode }) {
  const { marketplace } = useLectern('AuthSuccess.stories');
  useState(() => marketplace.session.externalSignInUrl());
  return children;
}

/** Lands with a token of the seed's instructor in the address, which is one for all states. */
const landing: WorldOptions['prepare'] = ({ state: { users, issueToken } }) => {
  const account = users.find((user) => user.role === 'instructor');
  if (!account) throw new Error('The seed has an instructor.');
  const address = new URL(window.location.href);
  address.searchParams.set('token', issueToken(account));
  window.history.replaceState(window.history.state, '', address);
};
const unasked = { render: (args: object) => <AuthSuccess {...args} /> };

export const Success = ready('authSuccess.success', { isAlone: true, prepare: landing });
export const Processing = loading('auth.me', 'authSuccess.processing', { isAlone: true, prepare: landing });
export const Failed = failed('auth.me', ['notice.externalFailed.title', 'notice.externalFailed.text'], {
  outcome: { status: 401 },
  isAlone: true,
  prepare: landing,
});
export const WithoutToken = state({ kind: 'failed', isAlone: true, shows: 'notice.externalFailed.title' });
/** Somebody else is signed in on this device. */
export const AnotherPerson = role(has('heading', /^Continue as/), {
  as: 'learner',
  isAlone: true,
  prepare: landing,
  ...unasked,
});
/** The sign-in was begun somewhere else. */
export const NotAskedFor = ready('authSuccess.confirmNew', { isAlone: true, prepare: landing, ...unasked });
export const LongWords = long(says(/Wolfeschlegelstein/), {
  viewport: 'phone',
  prepare(api) {
    const account = api.state.users.find((user) => user.role === 'instructor');
    if (!account) throw new Error('The seed has an instructor.');
    account.firstName = 'Wolfeschlegelsteinhausenbergerdorff';
    landing(api);
  },
  ...unasked,
});
