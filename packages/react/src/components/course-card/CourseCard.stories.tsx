import { seedIds } from '@lectern/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { scene } from '../../testing/scene.tsx';
import { CourseCard } from './index.ts';

const meta: Meta<typeof CourseCard> = { title: 'Catalogue/CourseCard', component: CourseCard };
export default meta;
type Story = StoryObj<typeof CourseCard>;

/** What is checked is the card, not its skeleton. */
const play: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('article');
};

export const Paid: Story = { ...scene(), play, args: { courseId: seedIds.courses.weatherMaps } };
export const Free: Story = { ...scene(), play, args: { courseId: seedIds.courses.breadWithPatience } };
export const WithoutReviews: Story = { ...scene(), play, args: { courseId: seedIds.courses.pickles } };
export const SignedIn: Story = { ...scene({ as: 'learner' }), play, args: { courseId: seedIds.courses.bicycleRepair } };
export const InCart: Story = {
  ...scene({ as: 'learner', cart: [2] }),
  play,
  args: { courseId: seedIds.courses.bicycleRepair },
};
export const OnWishlist: Story = {
  ...scene({
    as: 'learner',
    prepare: (api) => api.state.wishlists.set(seedIds.users.learner, [seedIds.courses.bicycleRepair]),
  }),
  play,
  args: { courseId: seedIds.courses.bicycleRepair },
};
export const Loading: Story = {
  ...scene({ prepare: (api) => api.fail('courses.get', { delay: 'infinite' }) }),
  args: { courseId: seedIds.courses.weatherMaps },
};
export const Failed: Story = {
  ...scene({ prepare: (api) => api.fail('courses.get', { status: 500, body: '<h1>' }) }),
  args: { courseId: seedIds.courses.weatherMaps },
};
export const BrokenImage: Story = {
  ...scene({
    prepare: (api) => {
      for (const course of api.state.courses) course.imageUrl = '/nothing-here.svg';
    },
  }),
  play,
  args: { courseId: seedIds.courses.weatherMaps },
};
export const LongWords: Story = {
  ...scene({
    prepare: (api) => {
      for (const course of api.state.courses) {
        course.title =
          'Donaudampfschifffahrtsgesellschaftskapitänsausbildung für Fortgeschrittene und Wiedereinsteigende';
        course.creatorId.lastName = 'von Hohenlohe-Waldenburg-Schillingsfürst';
      }
    },
  }),
  play,
  args: { courseId: seedIds.courses.weatherMaps },
};
