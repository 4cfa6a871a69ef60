import { type MockApi, mockId, seedIds } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import { page, says, statesOf } from '../../testing/states.tsx';
import { CourseReviews } from './index.ts';

const { weatherMaps } = seedIds.courses;
const comments = [
  'I look at the sky before I look at my phone now.',
  'Clear from the first minute. The last lecture could be longer.',
  'Good, but I wish there were more maps of the southern hemisphere.',
];

function review({ state: { reviews } }: MockApi, count: number, comment?: string) {
  for (const place of Array.from({ length: count }, (_, index) => index)) {
    reviews.push({
      _id: mockId(10, place + 1),
      courseId: weatherMaps,
      authorId: mockId(2, place + 100),
      userId: { firstName: 'Leela', lastName: `Rao ${place + 1}` },
      rating: 5 - (place % 3),
      comment: comment ?? comments[place % comments.length] ?? '',
      createdAt: '2026-08-14T09:00:00.000Z',
    });
  }
}

const meta: Meta<typeof CourseReviews> = {
  title: 'Course/CourseReviews',
  component: CourseReviews,
  args: { courseId: weatherMaps },
  parameters: page({
    frame: 'page',
    traits: ['loads', 'lists'],
    words: ['ratings', 'stars', 'testimonials', 'feedback', 'breakdown'],
    do: ['Show it with the average and the breakdown: a single review says little.'],
    dont: ['Hide low ratings: the breakdown lists all five.'],
    accessibility: [
      'Stars are one picture with a name such as "4.7 out of 5 stars".',
      'Each line of the breakdown is a button that says how many reviews it shows.',
      'While another order loads, the list is marked as busy.',
    ],
    keyboard: [['Enter', 'Sorts, filters by stars, or loads more']],
  }),
};
export default meta;
const { state, ready, empty, failed, long, many } = statesOf(meta);

export const Ready = ready(says('Leela Rao 1'), { prepare: (api) => review(api, 3) });
export const Many = many('reviews.more', { prepare: (api) => review(api, 40) });
export const LoadingMore = state({
  kind: 'busy',
  prepare: (api) => review(api, 40),
  act: async ({ api, press, sees }) => {
    await sees('reviews.more');
    api.fail('reviews.list', { delay: 'infinite' });
    await press('reviews.more');
  },
  shows: { text: 'Leela Rao 1' },
});
export const OnlyFourStars = ready(says('Leela Rao 2'), {
  prepare: (api) => review(api, 6),
  act: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: /^4/ })),
});
export const LongWords = long(says('Leela Rao 1'), {
  prepare: (api) => review(api, 2, `${'Donaudampfschifffahrtsgesellschaft'.repeat(4)} ${'and so on '.repeat(80)}`),
});
export const Empty = empty('reviews.empty');
export const Loading = state({ kind: 'loading', call: 'reviews.list', outcome: 'pending' });
export const Failed = failed('reviews.list', 'reviews.listFailed');
export const CourseFailed = failed('courses.get', 'error.network', { outcome: 'offline' });
