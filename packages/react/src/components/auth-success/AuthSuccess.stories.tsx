import type { Meta, StoryObj } from '@storybook/react-vite';
import { type SceneOptions, scene } from '../../testing/scene.tsx';
import { AuthSuccess } from './index.ts';

const meta: Meta<typeof AuthSuccess> = {
  title: 'Session/AuthSuccess',
  component: AuthSuccess,
  beforeEach: () => () => {
    setQuery((query) => query.delete('token'));
    window.sessionStorage.removeItem(BEGUN);
  },
};
export default meta;
type Story = StoryObj<typeof AuthSuccess>;

function setQuery(change: (query: URLSearchParams) => void) {
  const address = new URL(window.location.href);
  change(address.searchParams);
  window.history.replaceState(window.history.state, '', address);
}

/** What the SDK stores in a tab that started an external sign-in. */
const BEGUN = 'lectern_external_sign_in';

/** Lands with the token of the seed's instructor, in a tab that asked for it or not. */
function landing({ isAskedFor = true, ...options }: SceneOptions & { isAskedFor?: boolean } = {}): Story {
  let token = '';
  const world = scene({
    ...options,
    prepare(api) {
      const account = api.state.users.find((user) => user.role === 'instructor');
      if (account) token = api.state.issueToken(account);
      options.prepare?.(api);
    },
  });
  const beforeEach = () => {
    setQuery((query) => query.set('token', token));
    if (isAskedFor) window.sessionStorage.setItem(BEGUN, '1');
  };
  return { ...world, beforeEach };
}

export const Processing: Story = landing({ prepare: (api) => api.fail('auth.me', { delay: 'infinite' }) });
export const Success: Story = landing();
export const Failed: Story = landing({ prepare: (api) => api.fail('auth.me', { status: 401 }) });
export const WithoutToken: Story = scene();
export const AnotherPerson: Story = landing({ as: 'learner', isAskedFor: false });
export const NotAskedFor: Story = landing({ isAskedFor: false });
