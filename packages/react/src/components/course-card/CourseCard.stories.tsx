import { type MockApi, seedIds } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import { longTitle, withLongWords, withoutLectures } from '../../testing/seedChanges.ts';
import { page, says, statesOf } from '../../testing/states.tsx';
import { CourseCard, CourseCardSkeleton } from './index.ts';

const { weatherMaps, breadWithPatience, bicycleRepair, pickles } = seedIds.courses;

const meta: Meta<typeof CourseCard> = {
  title: 'Catalogue/CourseCard',
  component: CourseCard,
  subcomponents: { CourseCardSkeleton },
  args: { courseId: bicycleRepair },
  parameters: page({
    frame: 'card',
    traits: ['loads', 'submits'],
    words: ['tile', 'product', 'heart', 'favourite', 'price'],
    do: [
      'Put cards into a grid in which they all have the same height: prices and buttons then line up.',
      'Give a list of courses as objects (course): one call loads them all.',
    ],
    dont: [
      'Put a link around the whole card: its buttons would be inside a link.',
      'Shorten titles yourself: the card shows two lines of them.',
    ],
    accessibility: [
      'The card is an article with the title of the course as its name.',
      'Each button says which course it is for, such as "Add to Cart: Reading Weather Maps".',
      'The heart is a toggle button (aria-pressed). While its call runs it is busy and keeps the focus.',
      'The cover is decoration (alt=""): the title beside it says what it would.',
      'Enroll Now comes over the picture on hover and on focus; on a touch screen it stands among the other buttons.',
    ],
    keyboard: [
      ['Tab', 'Title, heart, Enroll Now, Add to Cart and View Details, in reading order'],
      ['Enter', 'Opens the course from its title'],
      ['Space', 'Presses a button'],
    ],
  }),
};
export default meta;
const { state, ready, failed, busy, done, long, role } = statesOf(meta, { as: 'learner' });

const wish = ({ state: { wishlists } }: MockApi) => void wishlists.set(seedIds.users.learner, [bicycleRepair]);
const title = 'Bicycle Repair at Home';

export const Paid = ready(says('₹1,299.50'), { as: 'visitor', args: { courseId: weatherMaps } });
export const Free = ready(says('Bread With Patience'), { as: 'visitor', args: { courseId: breadWithPatience } });
export const WithoutReviews = ready('rating.none', { as: 'visitor', args: { courseId: pickles } });
export const SignedIn = ready('cart.add');
export const Quiet = ready('cart.add', { args: { courseId: bicycleRepair, variant: 'quiet' } });
export const InCart = ready('cart.inCart', { cart: [2] });
export const OnWishlist = ready(['wishlist.remove', { title }], { prepare: wish });
export const Enrolled = ready('course.go', { args: { courseId: weatherMaps } });
export const ComingSoon = ready('course.comingSoon', { prepare: withoutLectures });
export const ButtonOnCover = ready('card.enroll', {
  act: async ({ canvas, t }) => (await canvas.findByRole('button', { name: `${t('card.enroll')}: ${title}` })).focus(),
});
export const BrokenImage = ready(says(title), {
  as: 'visitor',
  prepare: (api) => {
    for (const course of api.state.courses) course.imageUrl = 'data:image/png;base64,broken';
  },
});
export const LongWords = long(says(longTitle), { as: 'visitor', prepare: withLongWords });
export const Loading = state({ kind: 'loading', call: 'courses.get', outcome: 'pending', as: 'visitor' });
export const Failed = failed('courses.get', 'courses.loadFailed', { as: 'visitor' });

export const AddedToCart = done(['notice.addedToCart.title', 'notice.goToCart'], {
  act: ({ press, t }) => press(`${t('cart.add')}: ${title}`),
});
export const CartSignIn = role(['notice.signInRequired.title', 'notice.signInRequired.cart'], {
  as: 'visitor',
  act: ({ press, t }) => press(`${t('cart.add')}: ${title}`),
});
export const WishlistSignIn = role('notice.signInRequired.wishlist', {
  as: 'visitor',
  act: ({ press, t }) => press(t('wishlist.add', { title })),
});
export const WishlistBusy = busy('wishlist.add', ['wishlist.add', { title }], {
  act: ({ press, t }) => press(t('wishlist.add', { title })),
});
export const AddedToWishlist = done('notice.addedToWishlist.title', {
  act: ({ press, t }) => press(t('wishlist.add', { title })),
});
export const RemovedFromWishlist = done('notice.removedFromWishlist.title', {
  prepare: wish,
  act: ({ press, t }) => press(t('wishlist.remove', { title })),
});
export const WishlistFailed = failed('wishlist.add', ['error.title', 'wishlist.addFailed'], {
  act: ({ press, t }) => press(t('wishlist.add', { title })),
});
export const WishlistRemovalFailed = failed('wishlist.remove', 'wishlist.removeFailed', {
  prepare: wish,
  act: ({ press, t }) => press(t('wishlist.remove', { title })),
});
const free = { as: 'learner', args: { courseId: breadWithPatience } } as const;
const enroll = `: Bread With Patience`;
export const Enrolling = busy('enrollments.enroll', 'card.enrolling', {
  ...free,
  act: ({ press, t }) => press(`${t('card.enroll')}${enroll}`),
});
export const EnrollmentSuccessful = done('notice.enrolled.title', {
  ...free,
  act: ({ press, t }) => press(`${t('card.enroll')}${enroll}`),
});
export const EnrollmentFailed = failed(
  'enrollments.enroll',
  ['notice.enrollmentFailed.title', 'notice.enrollmentFailed.text'],
  { ...free, act: ({ press, t }) => press(`${t('card.enroll')}${enroll}`) },
);
export const EnrollmentRefused = state({
  kind: 'refused',
  call: 'enrollments.enroll',
  outcome: { status: 402, body: { code: 'payment_required', message: 'You need to buy this course first.' } },
  ...free,
  act: ({ press, t }) => press(`${t('card.enroll')}${enroll}`),
  shows: ['notice.enrollmentFailed.title', { text: 'You need to buy this course first.' }],
});
