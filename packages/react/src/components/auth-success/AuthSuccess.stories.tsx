import type { Meta } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { useLectern } from '../../provider/context.ts';
import { page, state } from '../../testing/states.tsx';
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

export const Success = state<typeof meta>({ isAlone: true, prepare: landing, shows: 'authSuccess.success' });
export const Processing = state<typeof meta>({
  kind: 'loading',
  isAlone: true,
  prepare: landing,
  call: 'auth.me',
  outcome: 'pending',
  shows: 'authSuccess.processing',
});
export const Failed = state<typeof meta>({
  kind: 'failed',
  isAlone: true,
  prepare: landing,
  call: 'auth.me',
  outcome: { status: 401 },
  shows: ['notice.externalFailed.title', 'notice.externalFailed.text'],
});
export const WithoutToken = state<typeof meta>({
  kind: 'failed',
  isAlone: true,
  shows: 'notice.externalFailed.title',
});
/** Somebody else is signed in on this device. */
export const AnotherPerson = state<typeof meta>({
  kind: 'role',
  as: 'learner',
  isAlone: true,
  prepare: landing,
  ...unasked,
  shows: { role: 'heading', name: /^Continue as/ },
});
/** The sign-in was begun somewhere else. */
export const NotAskedFor = state<typeof meta>({
  isAlone: true,
  prepare: landing,
  ...unasked,
  shows: 'authSuccess.confirmNew',
});
export const LongWords = state<typeof meta>({
  kind: 'long',
  viewport: 'phone',
  prepare(api) {
    const account = api.state.users.find((user) => user.role === 'instructor');
    if (!account) throw new Error('The seed has an instructor.');
    account.firstName = 'Wolfeschlegelsteinhausenbergerdorff';
    landing(api);
  },
  ...unasked,
  shows: { text: /Wolfeschlegelstein/ },
});
