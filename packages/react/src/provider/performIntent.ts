import { type DueIntent, messageOf, type User } from '@lectern/sdk';
import { returnPath } from '@lectern/sdk/rules';
import { catalogueWords, commonWords } from '@lectern/sdk/words';
import { courseQuery } from '../queries/courses.ts';
import { enrolledCoursesQuery, refreshEnrollments } from '../queries/enrollments.ts';
import { wishlistQuery } from '../queries/wishlist.ts';
import type { LecternContextValue } from './context.ts';
import { currentPath } from './paths.ts';

export type IntentContext = Pick<LecternContextValue, 'marketplace' | 'queryClient' | 'navigate' | 'paths'>;

/** Where the person ends, and what was done. */
interface Outcome {
  to?: string | undefined;
  state?: unknown;
  detail?: string;
  /** The next act, beside OK. */
  next?: { label: string; to: string };
}

/** What a failure says if the server gives no reason. */
const failures = {
  wishlist: ['error.title', 'wishlist.addFailed'],
  cart: ['error.title', 'courses.detailFailed'],
  enroll: ['notice.enrollmentFailed.title', 'notice.enrollmentFailed.text'],
  checkout: undefined,
  learning: undefined,
} as const;

/** Does what the person pressed before signing in, says so in the notice that greets them, and ends where it leads. */
export async function performIntent({ intent, greeting }: DueIntent, user: User, context: IntentContext) {
  const { marketplace, navigate, paths } = context;
  const { notices } = marketplace;
  const t = marketplace.messages.with({ ...catalogueWords, ...commonWords });
  const back = returnPath(intent.from) ?? paths.dashboard;
  const go = (to: string | undefined, state?: unknown) => {
    if (to === undefined || to === currentPath() + window.location.hash) return;
    navigate(to, { replace: true, ...(state !== undefined && { state }) });
  };
  try {
    const { to = back, state, detail, next } = await act(intent, user, context);
    notices.show({
      type: 'success',
      title: t(`notice.${greeting}.title`),
      message: t(`notice.${greeting}.text`, { firstName: user.firstName }),
      detail,
      ...(next && { onConfirm: () => navigate(next.to), confirmLabel: next.label, cancelLabel: t('notice.ok') }),
    });
    go(to, state);
  } catch (error) {
    const [title, text] = failures[intent.act] ?? (['error.title', 'courses.detailFailed'] as const);
    notices.show({ type: 'error', title: t(title), message: messageOf(error, t(text)) });
    go(back);
  }
}

async function act(
  { act, course }: DueIntent['intent'],
  { userId }: User,
  { marketplace, queryClient, paths }: IntentContext,
): Promise<Outcome> {
  const t = marketplace.messages.with(catalogueWords);
  if (!course) return {};
  const { _id: courseId, title } = course;
  const enrolled = await queryClient.fetchQuery(enrolledCoursesQuery(marketplace, userId));
  const isOwned = enrolled.some(({ _id }) => _id === courseId);
  const isLearning = act === 'enroll' || act === 'checkout';
  const learning = paths.learning(courseId);
  if (isOwned) return { to: isLearning ? learning : undefined, detail: t('notice.owned.text', { title }) };
  if (act === 'wishlist') {
    await marketplace.wishlist.add({ courseId });
    const { queryKey } = wishlistQuery(marketplace, userId);
    // A list that is on its way may be older than the change.
    await queryClient.cancelQueries({ queryKey });
    await queryClient.invalidateQueries({ queryKey });
    return { detail: t('notice.addedToWishlist.text', { title }) };
  }
  const known = await queryClient.fetchQuery(courseQuery(marketplace, courseId));
  if (act === 'cart') {
    const result = marketplace.cart.add(known);
    const detail = t(`notice.${result === 'alreadyInCart' ? 'alreadyInCart' : 'addedToCart'}.text`, { title });
    return { detail, next: { label: t('notice.goToCart'), to: paths.cart } };
  }
  if (known.price > 0) return { to: paths.checkout(courseId), state: { items: [known] } };
  await marketplace.enrollments.enroll({ courseId });
  await refreshEnrollments(queryClient, userId);
  return { to: learning, detail: t('notice.enrolledIn.text', { title }) };
}
