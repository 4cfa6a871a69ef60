import type { Meta, StoryObj } from '@storybook/react-vite';
import { type SceneOptions, scene } from '../../testing/scene.tsx';
import { AuthSuccess } from './index.ts';

const meta: Meta<typeof AuthSuccess> = {
  title: 'Session/AuthSuccess',
  component: AuthSuccess,
  beforeEach: () => () => setQuery((query) => query.delete('token')),
};
export default meta;
type Story = StoryObj<typeof AuthSuccess>;

function setQuery(change: (query: URLSearchParams) => void) {
  const address = new URL(window.location.href);
  change(address.searchParams);
  window.history.replaceState(window.history.state, '', address);
}

/** Lands with the token of the seed's instructor. */
function landing(options: SceneOptions = {}): Story {
  let token = '';
  const world = scene({
    ...options,
    prepare(api) {
      const account = api.state.users.find((user) => user.role === 'instructor');
      if (account) token = api.state.issueToken(account);
      options.prepare?.(api);
    },
  });
  return { ...world, beforeEach: () => setQuery((query) => query.set('token', token)) };
}

export const Processing: Story = landing({ prepare: (api) => api.fail('auth.me', { delay: 'infinite' }) });
export const Success: Story = landing();
export const Failed: Story = landing({ prepare: (api) => api.fail('auth.me', { status: 401 }) });
export const WithoutToken: Story = scene();
export const AnotherPerson: Story = landing({ as: 'learner' });
