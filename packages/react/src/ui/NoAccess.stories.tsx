import type { Meta } from '@storybook/react-vite';
import { page, says, statesOf } from '../testing/states.tsx';
import { NoAccess } from './NoAccess.tsx';

const meta: Meta<typeof NoAccess> = {
  title: 'Pieces/NoAccess',
  component: NoAccess,

  args: {
    heading: 'Access Denied',
    message: 'You must be an instructor to manage courses.',
    children: (
      <a className="lectern-button" data-variant="primary" href="#home">
        Go to your dashboard
      </a>
    ),
  },
  parameters: page({
    frame: 'column',
    words: ['locked', 'permission', 'forbidden', 'sign in required', 'denied', '403'],
    do: ['Say what people need to get in, and offer the way: signing in, or a page that is theirs.'],
    dont: ['Leave the page blank, or put the reason only into a dialog.'],
    accessibility: ['With role="alert" it is read out, where it takes the place of content that was there.'],
    keyboard: [['Enter', 'On the link: follows it']],
  }),
};
export default meta;
const { ready, long, role } = statesOf(meta);

export const OtherRole = role([
  { role: 'heading', name: 'Access Denied' },
  { role: 'link', name: 'Go to your dashboard' },
]);
export const Visitor = ready(
  [
    { role: 'heading', name: 'Login Required' },
    { role: 'link', name: 'Sign in' },
  ],
  {
    args: {
      heading: 'Login Required',
      message: 'Please log in to view your profile.',
      children: (
        <a className="lectern-button" data-variant="primary" href="#sign-in">
          Sign in
        </a>
      ),
    },
  },
);
export const LongWords = long(says(/enrolled learner/), {
  viewport: 'phone',
  args: {
    heading: 'Donaudampfschifffahrtsgesellschaft only',
    message:
      'You must be an enrolled learner of this course, or its instructor, to read what others have written about it.',
  },
});
