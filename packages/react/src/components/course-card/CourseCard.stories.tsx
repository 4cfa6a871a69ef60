import { type MockApi, seedIds } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import { longTitle, withLongWords, withoutLectures } from '../../testing/seedChanges.ts';
import { page, state } from '../../testing/states.tsx';
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
      'The button on the cover appears on hover and on focus; where there is no hovering it is always there.',
    ],
    keyboard: [
      ['Tab', 'Title, heart, Enroll Now, Add to Cart and View Details, in reading order'],
      ['Enter', 'Opens the course from its title'],
      ['Space', 'Presses a button'],
    ],
  }),
};
export default meta;

const wish = ({ state: { wishlists } }: MockApi) => void wishlists.set(seedIds.users.learner, [bicycleRepair]);
const title = 'Bicycle Repair at Home';

export const Paid = state<typeof meta>({ args: { courseId: weatherMaps }, shows: { text: '₹1,299.50' } });
export const Free = state<typeof meta>({
  args: { courseId: breadWithPatience },
  shows: { text: 'Bread With Patience' },
});
export const WithoutReviews = state<typeof meta>({ args: { courseId: pickles }, shows: 'rating.none' });
export const SignedIn = state<typeof meta>({ as: 'learner', shows: 'cart.add' });
export const InCart = state<typeof meta>({ as: 'learner', cart: [2], shows: 'cart.inCart' });
export const OnWishlist = state<typeof meta>({ as: 'learner', prepare: wish, shows: ['wishlist.remove', { title }] });
export const Enrolled = state<typeof meta>({ as: 'learner', args: { courseId: weatherMaps }, shows: 'course.go' });
export const ComingSoon = state<typeof meta>({ as: 'learner', prepare: withoutLectures, shows: 'course.comingSoon' });
export const ButtonOnCover = state<typeof meta>({
  as: 'learner',
  act: async ({ canvas, t }) => (await canvas.findByRole('button', { name: `${t('card.enroll')}: ${title}` })).focus(),
  shows: 'card.enroll',
});
export const BrokenImage = state<typeof meta>({
  prepare: (api) => {
    for (const course of api.state.courses) course.imageUrl = 'data:image/png;base64,broken';
  },
  shows: { text: title },
});
export const LongWords = state<typeof meta>({ kind: 'long', prepare: withLongWords, shows: { text: longTitle } });
export const RightToLeft = state<typeof meta>({ as: 'learner', direction: 'rtl', shows: { text: title } });
export const Loading = state<typeof meta>({ kind: 'loading', call: 'courses.get', outcome: 'pending' });
export const Failed = state<typeof meta>({
  kind: 'failed',
  call: 'courses.get',
  outcome: { status: 500, body: '<h1>' },
  shows: 'courses.loadFailed',
});

export const AddedToCart = state<typeof meta>({
  kind: 'done',
  as: 'learner',
  act: ({ press, t }) => press(`${t('cart.add')}: ${title}`),
  shows: ['notice.addedToCart.title', 'notice.goToCart'],
});
export const CartSignIn = state<typeof meta>({
  kind: 'role',
  act: ({ press, t }) => press(`${t('cart.add')}: ${title}`),
  shows: ['notice.signInRequired.title', 'notice.signInRequired.cart'],
});
export const WishlistSignIn = state<typeof meta>({
  kind: 'role',
  act: ({ press, t }) => press(t('wishlist.add', { title })),
  shows: 'notice.signInRequired.wishlist',
});
export const WishlistBusy = state<typeof meta>({
  kind: 'busy',
  as: 'learner',
  call: 'wishlist.add',
  outcome: 'pending',
  act: ({ press, t }) => press(t('wishlist.add', { title })),
  shows: ['wishlist.add', { title }],
});
export const AddedToWishlist = state<typeof meta>({
  kind: 'done',
  as: 'learner',
  act: ({ press, t }) => press(t('wishlist.add', { title })),
  shows: 'notice.addedToWishlist.title',
});
export const RemovedFromWishlist = state<typeof meta>({
  kind: 'done',
  as: 'learner',
  prepare: wish,
  act: ({ press, t }) => press(t('wishlist.remove', { title })),
  shows: 'notice.removedFromWishlist.title',
});
export const WishlistFailed = state<typeof meta>({
  kind: 'failed',
  as: 'learner',
  call: 'wishlist.add',
  outcome: { status: 500, body: '<h1>' },
  act: ({ press, t }) => press(t('wishlist.add', { title })),
  shows: ['error.title', 'wishlist.addFailed'],
});
export const WishlistRemovalFailed = state<typeof meta>({
  kind: 'failed',
  as: 'learner',
  prepare: wish,
  call: 'wishlist.remove',
  outcome: { status: 500, body: '<h1>' },
  act: ({ press, t }) => press(t('wishlist.remove', { title })),
  shows: 'wishlist.removeFailed',
});
const free = { as: 'learner', args: { courseId: breadWithPatience } } as const;
const enroll = `: Bread With Patience`;
export const Enrolling = state<typeof meta>({
  ...free,
  kind: 'busy',
  call: 'enrollments.enroll',
  outcome: 'pending',
  act: ({ press, t }) => press(`${t('card.enroll')}${enroll}`),
  shows: 'card.enrolling',
});
export const EnrollmentSuccessful = state<typeof meta>({
  ...free,
  kind: 'done',
  act: ({ press, t }) => press(`${t('card.enroll')}${enroll}`),
  shows: 'notice.enrolled.title',
});
export const EnrollmentFailed = state<typeof meta>({
  ...free,
  kind: 'failed',
  call: 'enrollments.enroll',
  outcome: { status: 500, body: '<h1>' },
  act: ({ press, t }) => press(`${t('card.enroll')}${enroll}`),
  shows: ['notice.enrollmentFailed.title', 'notice.enrollmentFailed.text'],
});
export const EnrollmentRefused = state<typeof meta>({
  ...free,
  kind: 'refused',
  call: 'enrollments.enroll',
  outcome: { status: 402, body: { code: 'payment_required', message: 'You need to buy this course first.' } },
  act: ({ press, t }) => press(`${t('card.enroll')}${enroll}`),
  shows: ['notice.enrollmentFailed.title', { text: 'You need to buy this course first.' }],
});
