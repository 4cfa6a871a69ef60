import type { Meta, StoryObj } from '@storybook/react-vite';
import { scene } from '../../testing/scene.tsx';
import { CourseFilters } from './index.ts';

const meta: Meta<typeof CourseFilters> = { title: 'Catalogue/CourseFilters', component: CourseFilters };
export default meta;
type Story = StoryObj<typeof CourseFilters>;

const args = { value: { category: 'kitchen', maxPrice: 900 }, onValueChange: () => {} };

export const Ready: Story = { ...scene(), args };
export const WithoutCategories: Story = {
  ...scene({ prepare: (api) => api.fail('categories.list', { status: 403, body: {} }) }),
  args,
};
