import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { scene } from '../../testing/scene.tsx';
import { CategoryManager } from './index.ts';

const meta: Meta<typeof CategoryManager> = { title: 'Admin/CategoryManager', component: CategoryManager };
export default meta;
type Story = StoryObj<typeof CategoryManager>;

const ready: NonNullable<Story['play']> = async ({ canvas }) => {
  await canvas.findAllByRole('listitem');
};

export const Ready: Story = { ...scene({ as: 'admin' }), play: ready };
export const Renaming: Story = {
  ...scene({ as: 'admin' }),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rename Kitchen' }));
  },
};
export const NameTaken: Story = {
  ...scene({ as: 'admin' }),
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByLabelText('New category'), 'Kitchen{Enter}');
    await canvas.findByText('A category with this name already exists.');
  },
};
export const WithDrafts: Story = {
  ...scene({ as: 'admin', prepare: (api) => Object.assign(api.state.courses[1] ?? {}, { status: 'draft' }) }),
  async play({ canvas }) {
    await canvas.findByRole('link', { name: '4 courses, 3 published' });
  },
};
export const Empty: Story = scene({ as: 'admin', prepare: (api) => api.state.categories.splice(0) });
export const Loading: Story = scene({
  as: 'admin',
  prepare: (api) => api.fail('categories.list', { delay: 'infinite' }),
});
export const Failed: Story = {
  ...scene({ as: 'admin', prepare: (api) => api.fail('categories.list', { isCut: true }) }),
  async play({ canvas }) {
    await canvas.findByRole('alert');
  },
};
export const OtherRole: Story = scene({ as: 'instructor' });
const add: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('New category'), 'Gardens{Enter}');
};
export const Saving: Story = {
  ...scene({ as: 'admin', prepare: (api) => api.fail('categories.create', { delay: 'infinite' }) }),
  async play(context) {
    await add(context);
    await waitFor(() => expect(context.canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull());
  },
};
export const Refused: Story = {
  ...scene({
    as: 'admin',
    prepare: (api) =>
      api.fail('categories.create', { status: 403, body: { message: 'Your account may not change categories.' } }),
  }),
  async play(context) {
    await add(context);
    await context.canvas.findByText('Your account may not change categories.');
  },
};
