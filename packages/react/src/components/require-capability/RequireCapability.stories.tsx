import type { Meta } from '@storybook/react-vite';
import { type ReactNode, useEffect } from 'react';
import { useLectern } from '../../provider/context.ts';
import { page, says, statesOf } from '../../testing/states.tsx';
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
const { ready, loading, role } = statesOf(meta);

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

export const Allowed = ready(says('For instructors.'), { as: 'instructor' });
export const Loading = loading('auth.signIn', 'auth.loading', {
  render: (args) => (
    <SigningIn>
      <RequireCapability {...args} />
    </SigningIn>
  ),
});
/** Until the host has left the page. */
export const OtherRole = role([{ role: 'heading', name: 'notice.accessDenied.title' }, 'access.notAllowed'], {
  as: 'learner',
});
/** A capability with a text of its own also shows a notice. */
export const WithNotice = role(
  [{ role: 'dialog', name: 'notice.accessDenied.title' }, 'contentManager.instructorOnly'],
  { as: 'learner', isAlone: true, args: { of: 'contentManager' } },
);
export const CourseForm = role('courseForm.instructorOnly', {
  as: 'learner',
  isAlone: true,
  args: { of: 'courseForm' },
});
export const Visitor = role(['access.signIn', { role: 'link', name: 'session.signIn' }]);
export const VisitorOfALecture = role('notice.accessDenied.text', { args: { of: 'learning' } });
export const VisitorAtCheckout = role('notice.signInRequired.checkout', { args: { of: 'checkout' } });
