import { type MockApi, mockId, seedIds } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import { longTitle, withLongWords } from '../../testing/seedChanges.ts';
import { page, says, statesOf } from '../../testing/states.tsx';
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
const { state, ready, loading, empty, failed, busy, done, long, many } = statesOf(meta, { as: 'learner' });

const wish = ({ state: { wishlists } }: MockApi, places: readonly number[]) =>
  void wishlists.set(
    seedIds.users.learner,
    places.map((place) => mockId(3, place)),
  );
const two = { as: 'learner', prepare: (api: MockApi) => wish(api, [3, 8]) } as const;
const title = 'Bicycle Repair at Home';

export const Filled = ready([says(title), 'wishlist.suggestions'], { ...two });
export const Many = many(says('Mending Clothes to Last'), {
  prepare: (api) => wish(api, [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
});
export const LongWords = long(says(longTitle), {
  prepare: (api) => {
    wish(api, [3, 8]);
    withLongWords(api);
  },
});
export const AllAdded = done(
  [{ role: 'dialog', name: 'notice.addedToCart.title' }, ['notice.addedAll', { count: 2 }]],
  {
    ...two,
    isAlone: true,
    act: ({ press }) => press('wishlist.addAll'),
  },
);
export const Empty = empty(['wishlist.empty', 'wishlist.browse', 'wishlist.suggestions']);
export const Loading = loading('wishlist.list', 'courseList.loading');
export const Failed = failed('wishlist.list', 'wishlist.listFailed');
export const Removing = busy('wishlist.remove', ['wishlist.remove', { title }], {
  ...two,
  act: ({ press, t }) => press(t('wishlist.remove', { title })),
});
export const Removed = done('notice.removedFromWishlist.title', {
  ...two,
  act: ({ press, t }) => press(t('wishlist.remove', { title })),
});
export const RemovalFailed = failed('wishlist.remove', 'wishlist.removeFailed', {
  ...two,
  act: ({ press, t }) => press(t('wishlist.remove', { title })),
});
export const RemovalRefused = state({
  kind: 'refused',
  call: 'wishlist.remove',
  outcome: { status: 404, body: { code: 'not_found', message: 'Course not found or not available.' } },
  ...two,
  act: ({ press, t }) => press(t('wishlist.remove', { title })),
  shows: { text: 'Course not found or not available.' },
});
