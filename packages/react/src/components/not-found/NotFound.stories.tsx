import type { Meta, StoryObj } from '@storybook/react-vite';
import { scene } from '../../testing/scene.tsx';
import { NotFound } from './index.ts';

const meta: Meta<typeof NotFound> = { title: 'Page/NotFound', component: NotFound };
export default meta;
type Story = StoryObj<typeof NotFound>;

export const Default: Story = scene();
export const WithPicture: Story = {
  ...scene(),
  args: {
    picture: (
      <svg viewBox="0 0 16 10" width="160" height="100" aria-hidden="true">
        <rect width="16" height="10" fill="currentColor" />
      </svg>
    ),
  },
};
