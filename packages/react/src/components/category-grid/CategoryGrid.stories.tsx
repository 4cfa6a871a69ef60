import type { Meta, StoryObj } from '@storybook/react-vite';
import { scene } from '../../testing/scene.tsx';
import { CategoryGrid } from './index.ts';

const meta: Meta<typeof CategoryGrid> = { title: 'Catalogue/CategoryGrid', component: CategoryGrid };
export default meta;
type Story = StoryObj<typeof CategoryGrid>;

/** What is checked is the content, not its skeleton. */
const play: Story['play'] = async ({ canvas }) => {
  await canvas.findAllByRole('link');
};

export const Ready: Story = { ...scene(), play };
export const Loading: Story = scene({ prepare: (api) => api.fail('categories.list', { delay: 'infinite' }) });
export const Failed: Story = scene({ prepare: (api) => api.fail('categories.list', { isCut: true }) });
