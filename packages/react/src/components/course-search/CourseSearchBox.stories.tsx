import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { scene } from '../../testing/scene.tsx';
import { CourseSearchBox } from './index.ts';

const meta: Meta<typeof CourseSearchBox> = { title: 'Catalogue/CourseSearchBox', component: CourseSearchBox };
export default meta;
type Story = StoryObj<typeof CourseSearchBox>;

export const Empty: Story = scene();
export const Suggesting: Story = {
  ...scene(),
  async play({ canvas }) {
    await userEvent.type(await canvas.findByRole('combobox'), 'bread');
    await canvas.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}');
  },
};
export const WithoutSuggestions: Story = { ...scene(), args: { hasSuggestions: false, defaultValue: 'weather' } };
