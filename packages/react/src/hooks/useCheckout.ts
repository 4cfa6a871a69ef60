import {
  type CardDraft,
  type CartSummary,
  type Course,
  cartSummary,
  checkoutSource,
  demoNonce,
  isApiError,
  isNetworkError,
  messageOf,
  type Order,
} from '@lectern/sdk';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useLectern } from '../provider/context.ts';
import { ownPage } from '../provider/paths.ts';
import { useMutation, useQuery, useQueryClient } from '../provider/query.ts';
import { useIsNoticeShown } from '../provider/useOwnsNotices.ts';
import { courseQuery } from '../queries/courses.ts';
import { useRefreshEnrollments } from './useEnroll.ts';
import { useEnrolledIds } from './useEnrolledCourses.ts';

/** What a checkout shows of a course. */
export type CheckoutItem = Pick<Course, '_id' | 'title' | 'price' | 'imageUrl' | 'description'>;

export interface UseCheckoutOptions {
  /** What to buy; it wins over the cart. */
  items?: readonly CheckoutItem[] | undefined;
  courseId?: string | undefined;
  onPurchase?: ((order: Order | undefined) => void) | undefined;
}

/** What a provider's own form hands over in place of a card: what stands for the payment, and what may be said of it. */
export interface PaymentToken {
  paymentMethodNonce: string;
  paymentDetails?: { cardholderName: string; last4: string };
}

/** A finished checkout: what was bought, and the order where something was paid. */
export interface CheckoutPurchase {
  items: readonly CheckoutItem[];
  order: Order | undefined;
}

/** What one press pays for. */
interface PaymentPress {
  payment: PaymentToken | undefined;
  items: readonly CheckoutItem[];
}

/**
 * Everything a checkout does (§2, §4): where its items come from, the sums, paying, and every way it can fail. With
 * `isLeftWhenPaid`, for an `onPurchase` that opens another page, it stays busy until that page is there.
 */
export function useCheckout({ items: given, courseId, onPurchase }: UseCheckoutOptions, isLeftWhenPaid = false) {
  const { marketplace, navigate, paths, t } = useLectern('useCheckout');
  const queryClient = useQueryClient();
  const refreshEnrollments = useRefreshEnrollments();
  const cart = useStore(marketplace.cart, (state) => state.items);
  // Prices that the server corrected, and courses that turned out to be owned already.
  const [corrected, setCorrected] = useState<Record<string, CheckoutItem>>({});
  const [owned, setOwned] = useState<readonly string[]>([]);
  const [purchase, setPurchase] = useState<CheckoutPurchase>();
  const [problem, setProblem] = useState<{ text: string; isTold?: boolean }>();
  const isNoticeShown = useIsNoticeShown(marketplace.notices);
  const key = useRef(crypto.randomUUID());

  const source = checkoutSource<CheckoutItem>({ items: given, cart, courseId });
  const single = useQuery({
    ...courseQuery(marketplace, source.kind === 'course' ? source.courseId : ''),
    enabled: source.kind === 'course',
  });
  const enrolled = useEnrolledIds();
  const chosen: readonly CheckoutItem[] =
    source.kind === 'items' || source.kind === 'cart' ? source.items : single.data ? [single.data] : [];
  const isOwned = (item: CheckoutItem) => owned.includes(item._id) || enrolled.has(item._id);
  const unpaid = chosen.filter((item) => !isOwned(item)).map((item) => corrected[item._id] ?? item);

  /** What a finished order says, with the next step: the one course that was bought, and the receipt of a payment. */
  function successNotice(bought: readonly CheckoutItem[], order: Order | undefined) {
    const name = bought.some((item) => item.price > 0) ? 'purchased' : 'enrolled';
    const [first] = bought.length === 1 ? bought : [];
    const step = (name: 'startLearning' | 'viewReceipt', to: string | undefined) =>
      to === undefined ? undefined : { label: t(`notice.${name}`), onChoose: () => navigate(to) };
    const study = step('startLearning', first && ownPage(paths.learning(first._id)));
    const receipt = step('viewReceipt', order && ownPage(paths.order(order._id)));
    const next = study ?? receipt;
    return {
      type: 'success' as const,
      title: t(`notice.${name}.title`),
      message: name === 'purchased' ? t.plural('notice.purchased.text', bought.length) : t('notice.enrolled.text'),
      ...(next && { onConfirm: next.onChoose, confirmLabel: next.label, cancelLabel: t('notice.notNow') }),
      ...(study && receipt && { alternative: receipt }),
    };
  }

  /** A refusal that has a next step here; true when there was one. */
  async function recover(error: unknown, items: readonly CheckoutItem[]): Promise<boolean> {
    if (isNetworkError(error)) {
      // The order may have gone through: the same key makes the next press safe.
      setProblem({ text: `${error.message} ${t('checkout.lostAnswer')}` });
      return true;
    }
    key.current = crypto.randomUUID();
    if (!isApiError(error)) return false;
    if (error.code === 'price_changed') {
      const fresh = await Promise.all(
        items.map((item) => queryClient.fetchQuery({ ...courseQuery(marketplace, item._id), staleTime: 0 })),
      );
      for (const course of fresh) marketplace.cart.refresh(course);
      setCorrected(Object.fromEntries(fresh.map((course) => [course._id, course])));
    } else if (error.code === 'already_owned') {
      const { courseIds = [] } = (error.details ?? {}) as { courseIds?: string[] };
      for (const id of courseIds) marketplace.cart.remove(id);
      setOwned((before) => [...before, ...courseIds]);
      await refreshEnrollments();
    } else return false;
    setProblem({ text: messageOf(error, t('checkout.paymentFailed')) });
    return true;
  }

  const { mutate, isPending, data, variables, reset } = useMutation({
    async mutationFn({ payment, items }: PaymentPress) {
      setProblem(undefined);
      if (cartSummary(items).total === 0) {
        for (const item of items) await marketplace.enrollments.enroll({ courseId: item._id });
        for (const item of items) marketplace.cart.remove(item._id);
        return { purchase: { isComplete: true as const, order: undefined }, bought: items };
      }
      const purchase = await marketplace.purchase({
        items,
        paymentMethodNonce: '',
        ...payment,
        idempotencyKey: key.current,
      });
      return { purchase, bought: items };
    },
    // What was bought has left the cart by now, and with it this page's own sums.
    async onSuccess({ purchase, bought }) {
      await refreshEnrollments();
      if (purchase.isComplete) {
        setPurchase({ items: bought, order: purchase.order });
        marketplace.notices.show(successNotice(bought, purchase.order));
        onPurchase?.(purchase.order);
        return;
      }
      const names = (list: readonly { title: string }[]) => list.map((item) => item.title).join(', ');
      key.current = crypto.randomUUID();
      setOwned((before) => [...before, ...purchase.paid.map((item) => item._id)]);
      marketplace.notices.show({
        type: 'warning',
        title: t('notice.paymentFailed.title'),
        message: t('notice.partlyPaid.text', {
          failure: messageOf(purchase.error, t('notice.paymentFailed.text')),
          paid: names(purchase.paid),
          unpaid: names(purchase.unpaid),
        }),
      });
    },
    async onError(error, { items }) {
      if (await recover(error, items)) return;
      const isFree = cartSummary(items).total === 0;
      // The notice says it (§8); beside the form it stands once that is answered, so that it is said in one place.
      setProblem({ text: messageOf(error, t('checkout.paymentFailed')), isTold: true });
      marketplace.notices.show({
        type: 'error',
        title: t(isFree ? 'notice.enrollmentFailed.title' : 'notice.paymentFailed.title'),
        message: messageOf(error, t(isFree ? 'notice.enrollmentFailed.text' : 'notice.paymentFailed.text')),
      });
    },
  });

  // Once something else is to be bought, what was bought before is no longer news.
  const isDone = purchase && chosen.every(({ _id }) => purchase.items.some((item) => item._id === _id));
  // What is paid leaves the cart and the form before the page that follows is there.
  const isLeaving = isLeftWhenPaid && data?.purchase.isComplete === true;
  const isPaying = isPending || isLeaving;
  const items = (isPaying && variables?.items) || unpaid;
  const summary: CartSummary<CheckoutItem> = cartSummary(items);
  const pay = (payment?: PaymentToken) => mutate({ payment, items });

  useEffect(() => {
    // The browser's Back shows a page of another document as it was left.
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && reset();
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [reset]);

  const shown = problem?.isTold && isNoticeShown ? undefined : problem?.text;
  return {
    items,
    /** What was bought here, until there is something else to buy. */
    purchase: isDone && !isLeaving ? purchase : undefined,
    summary,
    isFree: summary.total === 0,
    // Nothing is left because all of it is owned already: no form, the way to the course.
    problem: shown ?? (items.length === 0 && chosen.length > 0 ? t('checkout.owned') : undefined),
    /** The problem was said in a notice already: a screen reader need not hear it again. */
    isProblemTold: problem?.isTold === true,
    isLoading: source.kind === 'course' && single.isPending,
    loadError: source.kind === 'course' ? single.error : null,
    reload: () => void single.refetch(),
    isPaying,
    /** Pays, with what a provider's form handed over; a free order needs nothing. */
    pay,
    /** Pays with the mock card of the demo: number and code stay here. */
    payByCard: ({ name, number }: CardDraft) =>
      pay({
        paymentMethodNonce: demoNonce(number),
        paymentDetails: { cardholderName: name, last4: number.slice(-4) },
      }),
  };
}
