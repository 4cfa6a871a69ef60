import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { ActTools } from '../../testing/act.ts';
import { has, page, says, statesOf } from '../../testing/states.tsx';
import { AccountMenu } from './index.ts';

const meta: Meta<typeof AccountMenu> = {
  title: 'Session/AccountMenu',
  component: AccountMenu,
  render: (args) => (
    <div style={{ display: 'grid', justifyItems: 'end', minBlockSize: '34rem', alignContent: 'start' }}>
      <AccountMenu {...args} />
    </div>
  ),
  parameters: page({
    frame: 'column',
    traits: ['restricted'],
    words: ['user menu', 'dropdown', 'avatar', 'popup', 'log out'],
    do: ['Put it at the end of the navbar.', 'Give it your own items as children of AccountMenu.Items.'],
    dont: ['Use it as the only way to a page that people need often.'],
    accessibility: [
      'It is the menu button pattern of ARIA: the button says whether the menu is open, and is named after the person.',
      'The popup is moved sideways where it would leave the screen.',
    ],
    keyboard: [
      ['Enter, Space, Arrow Down', 'Opens the menu at its first item'],
      ['Arrow Up', 'Opens the menu at its last item'],
      ['Arrow keys, Home, End', 'Go through the items'],
      ['A letter', 'Goes to the next item that begins with it'],
      ['Escape', 'Closes the menu and returns to the button'],
    ],
  }),
};
export default meta;
const { state, ready, long, role } = statesOf(meta, { as: 'learner' });

const open = ({ press }: ActTools) => press(/^Account menu/);

export const Closed = ready({ role: 'button', name: /^Account menu/ });
export const Learner = ready(has('menuitem', 'session.signOut'), { act: open });
export const Instructor = role(has('menuitem', 'account.grading'), { as: 'instructor', act: open });
export const Admin = role(has('menuitem', 'account.admin'), { as: 'admin', act: open });
/** In the first column of a page, the popup stays on the screen. */
export const AtTheStart = ready(has('menuitem', 'session.signOut'), {
  render: (args) => (
    <div style={{ minBlockSize: '34rem' }}>
      <AccountMenu {...args} />
    </div>
  ),
  async act(tools) {
    await open(tools);
    const menu = await tools.canvas.findByRole('menu');
    await waitFor(() => expect(menu.getBoundingClientRect().left).toBeGreaterThanOrEqual(0));
  },
});
export const OwnItems = ready(has('menuitem', 'session.signOut'), {
  act: open,
  args: {
    children: (
      <>
        <AccountMenu.Button />
        <AccountMenu.Popup>
          <AccountMenu.Items>
            <AccountMenu.SignOut />
          </AccountMenu.Items>
        </AccountMenu.Popup>
      </>
    ),
  },
});
/** Signing out leaves nothing of the menu. */
export const SignedOut = state({
  kind: 'done',
  isAlone: true,
  async act(tools) {
    await open(tools);
    await tools.press('session.signOut');
    await waitFor(() => expect(tools.canvas.queryByRole('menu')).toBeNull());
  },
});
export const LongWords = long(says(/Wolfeschlegelstein/), {
  viewport: 'phone',
  prepare({ state: { users } }) {
    const learner = users.find(({ role }) => role === 'learner');
    if (!learner) throw new Error('The seed has a learner.');
    learner.firstName = 'Wolfeschlegelsteinhausenbergerdorff';
    learner.email = 'wolfeschlegelsteinhausenbergerdorff@a-very-long-domain.example';
  },
  act: open,
});
