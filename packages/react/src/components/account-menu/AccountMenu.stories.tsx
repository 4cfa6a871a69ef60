import type { Meta, StoryObj } from '@storybook/react-vite';
import { scene } from '../../testing/scene.tsx';
import { AccountMenu } from './index.ts';

const meta: Meta<typeof AccountMenu> = { title: 'Session/AccountMenu', component: AccountMenu };
export default meta;
type Story = StoryObj<typeof AccountMenu>;

const play: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Account menu/ }));
};

export const Closed: Story = scene({ as: 'learner' });
export const Learner: Story = { ...scene({ as: 'learner' }), play };
export const Instructor: Story = { ...scene({ as: 'instructor' }), play };
export const Admin: Story = { ...scene({ as: 'admin' }), play };
export const OwnItems: Story = {
  ...scene({ as: 'learner' }),
  play,
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
};
