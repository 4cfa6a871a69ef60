import type { Meta } from '@storybook/react-vite';
import { page, says, statesOf } from '../../testing/states.tsx';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import { RequireAdmin } from './index.ts';

const meta: Meta<typeof RequireAdmin> = {
  title: 'Admin/RequireAdmin',
  component: RequireAdmin,
  args: { refusal: 'You must be an admin to see the accounts.', children: <EmptyNote message="For admins." /> },
  parameters: page({
    frame: 'page',
    traits: ['restricted'],
    notApplicable: { long: 'Its texts are yours, in `refusal` and its children.' },
    words: ['guard', 'permission', 'access denied'],
    do: ['Say in `refusal` what the page is for, so that people know why they are refused.'],
    dont: ["Don't rely on it for security: the server decides what each role may see."],
    accessibility: ['The refusal is announced, and offers a link on.'],
  }),
};
export default meta;
const { ready, role } = statesOf(meta);

export const Allowed = ready(says('For admins.'), { as: 'admin' });
export const OtherRole = role(['notice.accessDenied.title', { text: 'You must be an admin to see the accounts.' }], {
  as: 'instructor',
});
export const Visitor = role('access.signIn', { as: 'visitor' });
