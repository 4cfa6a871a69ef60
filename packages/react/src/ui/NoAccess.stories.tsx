import type { Meta } from '@storybook/react-vite';
import { page, state } from '../testing/states.tsx';
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

export const OtherRole = state<typeof meta>({
  kind: 'role',
  shows: [
    { role: 'heading', name: 'Access Denied' },
    { role: 'link', name: 'Go to your dashboard' },
  ],
});
export const Visitor = state<typeof meta>({
  args: {
    heading: 'Login Required',
    message: 'Please log in to view your profile.',
    children: (
      <a className="lectern-button" data-variant="primary" href="#sign-in">
        Sign in
      </a>
    ),
  },
  shows: [
    { role: 'heading', name: 'Login Required' },
    { role: 'link', name: 'Sign in' },
  ],
});
export const LongWords = state<typeof meta>({
  kind: 'long',
  viewport: 'phone',
  args: {
    heading: 'Donaudampfschifffahrtsgesellschaft only',
    message:
      'You must be an enrolled learner of this course, or its instructor, to read what others have written about it.',
  },
  shows: { text: /enrolled learner/ },
});
