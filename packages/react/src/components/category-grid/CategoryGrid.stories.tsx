import type { Meta, StoryObj } from '@storybook/react-vite';
import { scene } from '../../testing/scene.tsx';
import { CategoryGrid } from './index.ts';

const meta: Meta<typeof CategoryGrid> = { title: 'Catalogue/CategoryGrid', component: CategoryGrid };
export default meta;
type Story = StoryObj<typeof CategoryGrid>;

export const Ready: Story = scene();
export const Loading: Story = scene({ prepare: (api) => api.fail('categories.list', { delay: 'infinite' }) });
export const Failed: Story = scene({ prepare: (api) => api.fail('categories.list', { isCut: true }) });
