import type { Meta, StoryObj } from '@storybook/react-vite';
import { scene } from '../../testing/scene.tsx';
import { ProfileEditor } from './index.ts';

const meta: Meta<typeof ProfileEditor> = { title: 'Profile/ProfileEditor', component: ProfileEditor };
export default meta;
type Story = StoryObj<typeof ProfileEditor>;

const edit: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit Profile' }));
  await userEvent.type(canvas.getByLabelText('Bio'), 'I like maps, and the sea they are of.');
};
const save: Story['play'] = async (context) => {
  await edit(context);
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Save changes' }));
};

export const Looking: Story = scene({ as: 'learner' });
export const Editing: Story = { ...scene({ as: 'learner' }), play: edit };
export const Saving: Story = {
  ...scene({ as: 'learner', prepare: (api) => api.fail('users.updateProfile', { delay: 'infinite' }) }),
  play: save,
};
export const Saved: Story = {
  ...scene({ as: 'learner' }),
  async play(context) {
    await save(context);
    await context.canvas.findByRole('dialog', { name: 'Profile Updated!' });
  },
};
export const Failed: Story = {
  ...scene({ as: 'learner', prepare: (api) => api.fail('users.updateProfile', { status: 500 }) }),
  async play(context) {
    await save(context);
    await context.canvas.findByRole('dialog', { name: 'Update Failed' });
  },
};
export const PictureRefused: Story = {
  ...scene({ as: 'learner' }),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Profile' }));
    const file = new File(['x'.repeat(5 * 1_048_576 + 1)], 'lena.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText('Choose picture'), file);
    await canvas.findByRole('dialog', { name: 'File Too Large' });
  },
};
export const Visitor: Story = scene();
