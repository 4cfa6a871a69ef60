import { type DueIntent, messageOf, type Notice, type NoticesStore, type User } from '@lectern/sdk';
import { returnPath } from '@lectern/sdk/rules';
import { cartWords, catalogueWords, checkoutWords, commonWords, failureWords } from '@lectern/sdk/words';
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
  /** What leads on: the notice stands before that page, not over it, and "Not now" returns to where it was pressed. */
  lead?: string;
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
  const t = marketplace.messages.with({ ...catalogueWords, ...commonWords, ...failureWords });
  const back = returnPath(intent.from) ?? paths.dashboard;
  const go = (to: string | undefined, state?: unknown) => {
    if (to === undefined || to === currentPath() + window.location.hash) return;
    navigate(to, { replace: true, ...(state !== undefined && { state }) });
  };
  try {
    const { to = back, state, detail, next, lead } = await act(intent, user, context);
    const notice: Partial<Notice> & { title: string } = {
      type: 'success',
      title: t(`notice.${greeting}.title`),
      message: t(`notice.${greeting}.text`, { firstName: user.firstName }),
      detail,
    };
    if (lead) {
      const onConfirm = () => go(to, state);
      const onCancel = () => go(back === to ? paths.dashboard : back);
      return await answered(notices, {
        ...notice,
        onConfirm,
        onCancel,
        confirmLabel: lead,
        cancelLabel: t('notice.notNow'),
      });
    }
    notices.show({
      ...notice,
      ...(next && { onConfirm: () => navigate(next.to), confirmLabel: next.label, cancelLabel: t('notice.ok') }),
    });
    go(to, state);
  } catch (error) {
    const [title, text] = failures[intent.act] ?? (['error.title', 'courses.detailFailed'] as const);
    notices.show({ type: 'error', title: t(title), message: messageOf(error, t(text)) });
    go(back);
  }
}

/** Shows the notice, and waits until it has closed or another one has replaced it: until then the page stays. */
function answered(notices: NoticesStore, notice: Partial<Notice> & { title: string }) {
  notices.show(notice);
  return new Promise<void>((resolve) => {
    const stop = notices.subscribe(({ isOpen, onConfirm }) => {
      if (isOpen && onConfirm === notice.onConfirm) return;
      stop();
      resolve();
    });
  });
}

async function act(
  { act, course }: DueIntent['intent'],
  { userId }: User,
  { marketplace, queryClient, paths }: IntentContext,
): Promise<Outcome> {
  const t = marketplace.messages.with({ ...cartWords, ...catalogueWords, ...checkoutWords });
  const toCheckout = t('cart.checkout');
  if (!course) return { lead: toCheckout };
  const { _id: courseId, title } = course;
  const enrolled = await queryClient.fetchQuery(enrolledCoursesQuery(marketplace, userId));
  const isOwned = enrolled.some(({ _id }) => _id === courseId);
  const isLearning = act === 'enroll' || act === 'checkout';
  const learning = paths.learning(courseId);
  const start = t('notice.startLearning');
  if (isOwned && isLearning) return { to: learning, lead: start, detail: t('notice.owned.text', { title }) };
  if (isOwned) return { detail: t('notice.owned.text', { title }) };
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
  if (known.price > 0) return { to: paths.checkout(courseId), state: { items: [known] }, lead: toCheckout };
  await marketplace.enrollments.enroll({ courseId });
  await refreshEnrollments(queryClient, userId);
  return { to: learning, lead: start, detail: t('notice.enrolledIn.text', { title }) };
}
