import type { Meta, StoryObj } from '@storybook/react-vite';
import { scene } from '../../testing/scene.tsx';
import { CourseList } from './index.ts';

const meta: Meta<typeof CourseList> = { title: 'Catalogue/CourseList', component: CourseList };
export default meta;
type Story = StoryObj<typeof CourseList>;

/** What is checked is the content, not its skeleton. */
const play: Story['play'] = async ({ canvas }) => {
  await canvas.findAllByRole('article');
};

export const Results: Story = { ...scene(), play, args: { search: {}, hasHeading: true, onPageChange: () => {} } };
export const Empty: Story = { ...scene(), args: { search: { q: 'nothing like it' }, hasHeading: true } };
export const Loading: Story = {
  ...scene({ prepare: (api) => api.fail('courses.search', { delay: 'infinite' }) }),
  args: { search: {}, hasHeading: true },
};
export const Failed: Story = {
  ...scene({ prepare: (api) => api.fail('courses.search', { isCut: true }) }),
  args: { search: {} },
};
