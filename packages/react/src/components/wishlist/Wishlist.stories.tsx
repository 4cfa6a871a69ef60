import { type MockApi, mockId, seedIds } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import { longTitle, withLongWords } from '../../testing/seedChanges.ts';
import { page, state } from '../../testing/states.tsx';
import { Wishlist } from './index.ts';

const meta: Meta<typeof Wishlist> = {
  title: 'Buying/Wishlist',
  component: Wishlist,
  parameters: page({
    frame: 'page',
    traits: ['loads', 'lists', 'submits'],
    words: ['saved', 'favourites', 'hearts'],
    do: ['Put a heading of your own above it.'],
    dont: ['Ask before a course is removed: the heart adds it again.'],
    accessibility: ['The cards are articles in a list; see CourseCard. Removing keeps the focus in the list.'],
    keyboard: [['Space', 'Removes the course by its heart']],
  }),
};
export default meta;

const wish = ({ state: { wishlists } }: MockApi, places: readonly number[]) =>
  void wishlists.set(
    seedIds.users.learner,
    places.map((place) => mockId(3, place)),
  );
const two = { as: 'learner', prepare: (api: MockApi) => wish(api, [3, 8]) } as const;
const title = 'Bicycle Repair at Home';

export const Filled = state<typeof meta>({ ...two, shows: { text: title } });
export const Many = state<typeof meta>({
  kind: 'many',
  as: 'learner',
  prepare: (api) => wish(api, [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
  shows: { text: 'Mending Clothes to Last' },
});
export const LongWords = state<typeof meta>({
  kind: 'long',
  as: 'learner',
  prepare: (api) => {
    wish(api, [3, 8]);
    withLongWords(api);
  },
  shows: { text: longTitle },
});
export const RightToLeft = state<typeof meta>({ ...two, direction: 'rtl', shows: { text: title } });
export const Empty = state<typeof meta>({ kind: 'empty', as: 'learner', shows: ['wishlist.empty', 'wishlist.browse'] });
export const Loading = state<typeof meta>({
  kind: 'loading',
  as: 'learner',
  call: 'wishlist.list',
  outcome: 'pending',
  shows: 'courseList.loading',
});
export const Failed = state<typeof meta>({
  kind: 'failed',
  as: 'learner',
  call: 'wishlist.list',
  outcome: { status: 500, body: '<h1>' },
  shows: 'wishlist.listFailed',
});
export const Removing = state<typeof meta>({
  ...two,
  kind: 'busy',
  call: 'wishlist.remove',
  outcome: 'pending',
  act: ({ press, t }) => press(t('wishlist.remove', { title })),
  shows: ['wishlist.remove', { title }],
});
export const Removed = state<typeof meta>({
  ...two,
  kind: 'done',
  act: ({ press, t }) => press(t('wishlist.remove', { title })),
  shows: 'notice.removedFromWishlist.title',
});
export const RemovalFailed = state<typeof meta>({
  ...two,
  kind: 'failed',
  call: 'wishlist.remove',
  outcome: { status: 500, body: '<h1>' },
  act: ({ press, t }) => press(t('wishlist.remove', { title })),
  shows: 'wishlist.removeFailed',
});
export const RemovalRefused = state<typeof meta>({
  ...two,
  kind: 'refused',
  call: 'wishlist.remove',
  outcome: { status: 404, body: { code: 'not_found', message: 'Course not found or not available.' } },
  act: ({ press, t }) => press(t('wishlist.remove', { title })),
  shows: { text: 'Course not found or not available.' },
});
