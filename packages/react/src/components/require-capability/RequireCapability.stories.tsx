import type { Meta } from '@storybook/react-vite';
import { type ReactNode, useEffect } from 'react';
import { useLectern } from '../../provider/context.ts';
import { page, state } from '../../testing/states.tsx';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import { RequireCapability } from './index.ts';

const meta: Meta<typeof RequireCapability> = {
  title: 'Session/RequireCapability',
  component: RequireCapability,
  args: { children: <EmptyNote message="For instructors." />, of: 'instructorDashboard' },
  parameters: page({
    frame: 'page',
    traits: ['restricted'],
    notApplicable: { long: 'Its texts are fixed; what it guards is yours.' },
    words: ['guard', 'permission', 'route', 'protected page', 'role', 'access denied', 'forbidden'],
    do: ['Put it around a page, with what the page needs.'],
    dont: ['Rely on it for security: the server checks every call.'],
    accessibility: ['While the session loads it says so in a status.'],
  }),
};
export default meta;

/** A page on which a sign-in has begun. */
function SigningIn({ children }: { children: ReactNode }) {
  const { session } = useLectern('RequireCapability.stories').marketplace;
  useEffect(() => {
    const values = { email: 'learner@lectern.example', password: 'lectern-demo' };
    // It ends when the story is closed, which cancels it.
    session.signIn(values, { notify: false }).catch(() => {});
  }, [session]);
  return children;
}

export const Allowed = state<typeof meta>({ as: 'instructor', shows: { text: 'For instructors.' } });
export const Loading = state<typeof meta>({
  kind: 'loading',
  render: (args) => (
    <SigningIn>
      <RequireCapability {...args} />
    </SigningIn>
  ),
  call: 'auth.signIn',
  outcome: 'pending',
  shows: 'auth.loading',
});
/** Until the host has left the page. */
export const OtherRole = state<typeof meta>({
  kind: 'role',
  as: 'learner',
  shows: [{ role: 'heading', name: 'notice.accessDenied.title' }, 'access.notAllowed'],
});
/** A capability with a text of its own also shows a notice. */
export const WithNotice = state<typeof meta>({
  kind: 'role',
  as: 'learner',
  isAlone: true,
  args: { of: 'contentManager' },
  shows: [{ role: 'dialog', name: 'notice.accessDenied.title' }, 'contentManager.instructorOnly'],
});
export const CourseForm = state<typeof meta>({
  kind: 'role',
  as: 'learner',
  isAlone: true,
  args: { of: 'courseForm' },
  shows: 'courseForm.instructorOnly',
});
export const Visitor = state<typeof meta>({
  kind: 'role',
  shows: ['access.signIn', { role: 'link', name: 'session.signIn' }],
});
export const VisitorOfALecture = state<typeof meta>({
  kind: 'role',
  args: { of: 'learning' },
  shows: 'notice.accessDenied.text',
});
export const VisitorAtCheckout = state<typeof meta>({
  kind: 'role',
  args: { of: 'checkout' },
  shows: 'notice.signInRequired.checkout',
});
