import type { Meta, StoryObj } from '@storybook/react-vite';
import { scene } from '../../testing/scene.tsx';
import { CourseSearchBox } from '../course-search/index.ts';
import { HeroSlider } from './index.ts';

const meta: Meta<typeof HeroSlider> = {
  title: 'Page/HeroSlider',
  component: HeroSlider,
  args: {
    label: 'Why learn here',
    slides: [
      { title: 'Learn from those who do it', subtitle: 'Short, honest courses.', image: '/1.svg', action: 'Browse' },
      {
        title: 'Make something by the weekend, and something else by the weekend after that',
        subtitle: 'Every course ends with a thing you made: a page, a print, a song, a plan.',
        image: '/2.svg',
        action: 'Find a Course',
      },
      { title: 'Go at your own pace', subtitle: 'We keep your place.', image: '/3.svg', action: 'Start Learning' },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof HeroSlider>;

export const First: Story = scene();
export const WithSearch: Story = { ...scene(), args: { search: <CourseSearchBox /> } };
export const Chosen: Story = {
  ...scene(),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next slide' }));
    await canvas.findByRole('heading', { name: /^Make something/ });
    // A slide on its way is neither there nor gone: axe would measure its colour half-way.
    await new Promise((resolve) => setTimeout(resolve, 400));
  },
};
export const Paused: Story = {
  ...scene(),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause' }));
    await canvas.findByRole('button', { name: 'Play' });
  },
};
