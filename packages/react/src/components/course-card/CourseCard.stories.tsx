import { seedIds } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import { page, state } from '../../testing/states.tsx';
import { CourseCard } from './index.ts';

const meta: Meta<typeof CourseCard> = {
  title: 'Catalogue/CourseCard',
  component: CourseCard,
  args: { courseId: seedIds.courses.bicycleRepair },
  parameters: page({
    frame: 'card',
    traits: ['loads'],
    words: ['tile', 'product'],
    do: ['Give it the course that a list has loaded already: then it loads nothing itself.'],
    dont: ['Put it in a link: the title is one, and the buttons are others.'],
    accessibility: ['The card is an article named by its title. Its buttons name the course.'],
    keyboard: [['Enter', 'Opens the course, or presses the button that has the focus']],
  }),
};
export default meta;

const title = 'Bicycle Repair at Home';

export const Paid = state<typeof meta>({ shows: { text: '₹499.00' } });
export const Free = state<typeof meta>({
  args: { courseId: seedIds.courses.breadWithPatience },
  shows: { text: 'Free' },
});
export const WithoutReviews = state<typeof meta>({
  args: { courseId: seedIds.courses.pickles },
  shows: { text: 'Pickles, Ferments and Time' },
});
export const SignedIn = state<typeof meta>({
  kind: 'role',
  as: 'learner',
  shows: { role: 'button', name: `Enroll Now: ${title}` },
});
export const Enrolled = state<typeof meta>({
  kind: 'role',
  as: 'learner',
  args: { courseId: seedIds.courses.weatherMaps },
  shows: 'course.go',
});
export const InCart = state<typeof meta>({ as: 'learner', cart: [2], shows: 'cart.inCart' });
export const OnWishlist = state<typeof meta>({
  as: 'learner',
  prepare: (api) => api.state.wishlists.set(seedIds.users.learner, [seedIds.courses.bicycleRepair]),
  shows: ['wishlist.remove', { title }],
});
export const Loading = state<typeof meta>({
  kind: 'loading',
  call: 'courses.get',
  outcome: 'pending',
});
export const Failed = state<typeof meta>({
  kind: 'failed',
  call: 'courses.get',
  outcome: { status: 500, body: '<h1>' },
  shows: 'courses.loadFailed',
});
export const BrokenImage = state<typeof meta>({
  prepare(api) {
    for (const course of api.state.courses) course.imageUrl = '/nothing-here.svg';
  },
  shows: { text: title },
});
export const LongWords = state<typeof meta>({
  kind: 'long',
  prepare(api) {
    for (const course of api.state.courses) {
      course.title =
        'Donaudampfschifffahrtsgesellschaftskapitänsausbildung für Fortgeschrittene und Wiedereinsteigende';
      course.creatorId.lastName = 'von Hohenlohe-Waldenburg-Schillingsfürst';
    }
  },
  shows: { text: /Donaudampfschifffahrt/ },
});
