import {
  type BuyerInput,
  type CardDraft,
  type ConfirmPayment,
  type DiscountQuote,
  isApiError,
  isNetworkError,
  messageOf,
  type Order,
} from '@lectern/sdk';
import { type CartSummary, cartSummary, demoNonce, isComingSoon } from '@lectern/sdk/rules';
import { catalogueWords, checkoutWords } from '@lectern/sdk/words';
import { useEffect, useRef, useState } from 'react';
import { useLectern } from '../../provider/context.ts';
import { useMutation, useQueryClient } from '../../provider/query.ts';
import { useIsNoticeShown } from '../../provider/useOwnsNotices.ts';
import { courseQuery } from '../../queries/courses.ts';
import type { ActionOptions } from '../forms/useAction.ts';
import { useEnrolledIds } from '../learning/useEnrolledCourses.ts';
import { itemCover } from './itemCover.ts';
import { quotedSums } from './quotedSums.ts';
import { useCheckoutEvents } from './useCheckoutEvents.ts';
import { type CheckoutItem, type CheckoutSource, useCheckoutItems } from './useCheckoutItems.ts';
import { useCountCheckout } from './useCountCheckout.ts';
import { type DiscountCode, useDiscountCode } from './useDiscountCode.ts';
import { useRefreshEnrollments } from './useEnroll.ts';
import { useFollowedOrder } from './useFollowedOrder.ts';
import { usePurchaseNotice } from './usePurchaseNotice.ts';

export type { CheckoutItem, CheckoutSource } from './useCheckoutItems.ts';

/** Options of {@link useCheckout}; `onSuccess` gets the order, or undefined if nothing had to be paid. */
export interface UseCheckoutOptions extends CheckoutSource, ActionOptions<Order | undefined> {
  /** Keeps `isPaying` true after the purchase, for an `onSuccess` that opens another page. @default false */
  staysBusy?: boolean | undefined;
  /** An order whose payment a bank's page led back from: it is settled before anything else. @default none */
  orderId?: string | undefined;
  /** A discount code that is applied from the start, such as a link's. @default none */
  code?: string | undefined;
  /** Called with a code that was typed, and with undefined once it is removed. @default nothing */
  onCodeChange?: ((code: string | undefined) => void) | undefined;
  /** Whether the page itself shows the `purchase`: then no notice says the same over it. @default false */
  showsPurchase?: boolean | undefined;
}

/** A payment method from a payment provider's form: a nonce that is charged with the order, or how it is confirmed. */
export interface PaymentToken {
  paymentMethodNonce?: string;
  /** Called with the pending order where the buyer confirms the payment in the browser. */
  confirmPayment?: ConfirmPayment;
  paymentDetails?: { cardholderName: string; last4: string };
}

/** A completed checkout. */
export interface CheckoutPurchase {
  items: readonly CheckoutItem[];
  /** Undefined if nothing had to be paid. */
  order: Order | undefined;
}

/** What {@link useCheckout} returns. */
export interface UseCheckoutResult {
  /** What is left to buy: courses that the user owns already, and those that can't be bought yet, are left out. */
  items: readonly CheckoutItem[];
  /** Courses that can't be bought yet. */
  comingSoon: readonly CheckoutItem[];
  /** Courses that the user owns already. */
  owned: readonly CheckoutItem[];
  /** What was bought here, until there is something else to buy. */
  purchase: CheckoutPurchase | undefined;
  /** What will be charged, with the discount. */
  summary: CartSummary<CheckoutItem>;
  discount: DiscountCode & {
    /** An order is being paid, or may have been: its code can't be changed. */
    isLocked: boolean;
  };
  isFree: boolean;
  /** Why the last attempt failed, what can't be bought yet, or that the user owns everything already. */
  problem: string | undefined;
  /** A notice has shown the problem: don't announce it to screen readers again. */
  isProblemAnnounced: boolean;
  /** Whether the problem is the card: show it at its number. */
  isCardDeclined: boolean;
  isLoading: boolean;
  loadError: Error | null;
  /** Loads the course again after an error. */
  reload: () => void;
  isPaying: boolean;
  /** The order whose payment the buyer's bank is still deciding on. It is followed until it is decided. */
  processing: Order | undefined;
  /** Says whom the receipt is for. Without it, whom the last one was for. */
  setBuyer: (buyer: BuyerInput) => void;
  /** Pays with a payment provider's token; a free order needs none. Does nothing while a discount code is being checked; one that was typed and not applied is applied instead. */
  pay: (payment?: PaymentToken) => void;
  /** Pays with the demo's card. Number and security code stay in the browser. */
  payByCard: (card: CardDraft) => void;
}

/** Refusals of a course that has changed since the checkout opened: nothing is charged. */
const uncharged = ['price_changed', 'no_lectures', 'not_found'] as const;

/** A course of an order as the checkout shows it. */
const toItem = (item: Order['items'][number]): CheckoutItem => ({
  _id: item.courseId,
  title: item.title,
  price: item.price,
  description: '',
  ...itemCover(item),
});

/** What tells whether courses cost what they did. */
const pricesOf = (items: readonly CheckoutItem[]) => JSON.stringify(items.map(({ _id, price }) => [_id, price]));

interface PaymentAttempt {
  payment: PaymentToken | undefined;
  items: readonly CheckoutItem[];
  quote: DiscountQuote | undefined;
  /** What was shown. */
  total: number;
}

/** A checkout (§2, §4): what to buy, the sums, the payment, and every way in which it can fail. */
export function useCheckout(options: UseCheckoutOptions = {}): UseCheckoutResult {
  const {
    items: given,
    courseId,
    orderId,
    code,
    onCodeChange,
    staysBusy = false,
    showsPurchase = false,
    notify = true,
    onSuccess,
    onError,
  } = options;
  const { marketplace, t } = useLectern('useCheckout', catalogueWords, checkoutWords);
  const { notices } = marketplace;
  useCountCheckout();
  const queryClient = useQueryClient();
  const refreshEnrollments = useRefreshEnrollments();
  const notifyPurchase = usePurchaseNotice();
  // What the server said: corrected prices, courses that the user owns, courses that can't be bought yet.
  const [corrected, setCorrected] = useState<Record<string, CheckoutItem>>({});
  const [ownedIds, setOwnedIds] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<readonly CheckoutItem[]>([]);
  const [purchase, setPurchase] = useState<CheckoutPurchase>();
  const [problem, setProblem] = useState<{ text: string; isAnnounced?: boolean; isDeclined?: boolean }>();
  /** The last answer was lost: until the next one, only the same order can be tried again. */
  const [isUncertain, setUncertain] = useState(false);
  /** What the server said that courses at these prices cost. */
  const [told, setTold] = useState<{
    prices: string;
    sums: Pick<CartSummary, 'subtotal' | 'tax' | 'taxRate' | 'taxName' | 'total'>;
  }>();
  const isNoticeShown = useIsNoticeShown(notices);
  const key = useRef(crypto.randomUUID());
  const buyer = useRef<BuyerInput>(undefined);

  const followed = useFollowedOrder(orderId, {
    onPaid(order) {
      for (const { courseId: id } of order.items) marketplace.cart.remove(id);
      void refreshEnrollments().then(() => finish(order.items.map(toItem), order));
    },
    onUnpaid(order, isOpen) {
      key.current = crypto.randomUUID();
      if (order.status === 'failed' || isOpen) setProblem({ text: t('checkout.notConfirmed') });
    },
    onEnded: () => discount.recheck(),
    onReopened: () => setProblem(undefined),
  });
  const { processing, processingOf, question, followEarlier } = followed;
  const { chosen, ...loading } = useCheckoutItems({ items: given, courseId, orderedIds: followed.courseIds });
  const enrolled = useEnrolledIds();
  const isOwned = (item: CheckoutItem) => ownedIds.includes(item._id) || enrolled.has(item._id);
  const isRefused = ({ _id }: CheckoutItem) => refused.some((other) => other._id === _id);
  const isForSale = (item: CheckoutItem) => !isComingSoon(item) && !isRefused(item);
  const comingSoon = [...chosen.filter((item) => isComingSoon(item) && !isOwned(item) && !isRefused(item)), ...refused];
  const forSale = chosen.filter((item) => !isOwned(item) && isForSale(item));
  const inProcess = forSale.filter((item) => processingOf(item));
  const unpaid = forSale.filter((item) => !inProcess.includes(item)).map((item) => corrected[item._id] ?? item);
  const discount = useDiscountCode(unpaid, code, onCodeChange);
  const endEvents = useCheckoutEvents(unpaid);

  /** What went wrong, and for a price also that nothing was charged where that is certain. */
  const textOf = (error: unknown, fallback: string, items: readonly CheckoutItem[]) => {
    const text = messageOf(error, fallback);
    const isCertain =
      uncharged.some((code) => isApiError(error, code)) && cartSummary(items, marketplace.money).total > 0;
    return isCertain ? `${text} ${t('checkout.notCharged')}` : text;
  };

  /** Shows what courses cost now. */
  async function correct(items: readonly CheckoutItem[]): Promise<CheckoutItem[]> {
    const fresh = await Promise.all(
      items.map((item) => queryClient.fetchQuery({ ...courseQuery(marketplace, item._id), staleTime: 0 })),
    );
    for (const course of fresh) marketplace.cart.refresh(course);
    setCorrected(Object.fromEntries(fresh.map((course) => [course._id, course])));
    return fresh;
  }

  /** Handles the errors that the user can do something about here; returns whether it was one. */
  async function recover(error: unknown, items: readonly CheckoutItem[]): Promise<boolean> {
    if (isNetworkError(error) || isApiError(error, 'payments_unavailable')) {
      // The payment may have succeeded: with the same key, another attempt can't charge twice.
      setUncertain(true);
      // "Not available" and "press again" would contradict each other.
      const text = isNetworkError(error) ? `${error.message} ${t('checkout.lostAnswer')}` : t('checkout.providerAway');
      setProblem({ text });
      return true;
    }
    key.current = crypto.randomUUID();
    if (isApiError(error, 'order_in_progress')) {
      // A bank that decides on some of them: then only the others can be paid.
      const known = await followed.reloadOrders();
      return items.some((item) => processingOf(item, known));
    }
    if (isApiError(error, 'price_changed')) {
      const fresh = await correct(items);
      // Where the prices are the same, the tax is another than this page knows.
      if (error.details) setTold({ prices: pricesOf(fresh), sums: error.details });
      discount.recheck();
    } else if (isApiError(error) && error.code.startsWith('discount_')) {
      // The sums go back to the whole price, and the code's field says why.
      discount.recheck();
    } else if (isApiError(error, 'already_owned')) {
      const courseIds = error.details?.courseIds ?? [];
      for (const id of courseIds) marketplace.cart.remove(id);
      setOwnedIds((before) => [...before, ...courseIds]);
      await refreshEnrollments();
    } else if (isApiError(error, 'no_lectures')) {
      const courseIds = error.details?.courseIds ?? [];
      for (const id of courseIds) marketplace.cart.remove(id);
      const left = items.filter(({ _id }) => courseIds.includes(_id));
      setRefused((before) => [...before, ...left]);
      // With nothing left to buy, the page says what is coming soon.
      if (left.length < items.length) {
        setProblem({ text: `${textOf(error, '', items)} ${t('checkout.buyTheRest')}` });
      }
      return true;
    } else return false;
    setProblem({ text: textOf(error, t('checkout.paymentFailed'), items) });
    return true;
  }

  /** Shows what was bought. */
  function finish(bought: readonly CheckoutItem[], order: Order | undefined) {
    endEvents();
    setPurchase({ items: bought, order });
    if (order) followed.remember(order);
    if (notify && !showsPurchase) notifyPurchase(bought, order);
    onSuccess?.(order);
  }

  const waitingId = unpaid.length === 0 ? inProcess[0] && processingOf(inProcess[0])?._id : undefined;
  useEffect(() => {
    if (waitingId !== undefined) followEarlier(waitingId);
  }, [waitingId, followEarlier]);

  const { mutate, isPending, data, variables, reset } = useMutation({
    async mutationFn({ payment, items, quote, total }: PaymentAttempt) {
      setProblem(undefined);
      setUncertain(false);
      if (cartSummary(items, marketplace.money).total === 0) {
        for (const item of items) await marketplace.enrollments.enroll({ courseId: item._id });
        for (const item of items) marketplace.cart.remove(item._id);
        return { purchase: { isComplete: true as const, order: undefined }, bought: items };
      }
      const purchase = await marketplace.purchase({
        items,
        ...payment,
        code: quote?.code,
        total,
        buyer: buyer.current,
        idempotencyKey: key.current,
      });
      return { purchase, bought: items };
    },
    // The bought courses have left the cart by now.
    async onSuccess({ purchase, bought }) {
      await refreshEnrollments();
      if (purchase.isComplete && purchase.order?.status === 'pending') {
        endEvents();
        followed.follow(purchase.order._id);
      } else if (purchase.isComplete) {
        finish(bought, purchase.order);
      }
      if (purchase.isComplete) return;
      const names = (list: readonly { title: string }[]) => list.map((item) => item.title).join(', ');
      key.current = crypto.randomUUID();
      setOwnedIds((before) => [...before, ...purchase.paid.map((item) => item._id)]);
      const message = t('notice.partlyPaid.text', {
        failure: messageOf(purchase.error, t('notice.paymentFailed.text')),
        paid: names(purchase.paid),
        unpaid: names(purchase.unpaid),
      });
      if (notify) notices.show({ type: 'warning', title: t('notice.paymentFailed.title'), message });
      else setProblem({ text: message });
      onError?.(purchase.error);
    },
    async onError(error, { items }) {
      const isRecovered = await recover(error, items);
      onError?.(error);
      if (isRecovered) return;
      // While the notice shows the message (§8), it isn't repeated beside the form.
      const text = textOf(error, t('checkout.paymentFailed'), items);
      setProblem({ text, isAnnounced: notify, isDeclined: isApiError(error, 'payment_declined') });
      if (!notify) return;
      const name = cartSummary(items, marketplace.money).total === 0 ? 'enrollmentFailed' : 'paymentFailed';
      const isInProgress = isApiError(error, 'order_in_progress');
      notices.show({
        type: isInProgress ? 'info' : 'error',
        title: t(isInProgress ? 'notice.paymentInProgress.title' : `notice.${name}.title`),
        message: textOf(error, t(`notice.${name}.text`), items),
      });
    },
  });

  /** With its picture, where it has been loaded. */
  const pictured = (item: CheckoutItem) => chosen.find(({ _id }) => _id === item._id) ?? item;
  // Hidden as soon as there is something else to buy.
  const isShown = purchase && chosen.every(({ _id }) => purchase.items.some((item) => item._id === _id));
  // The bought courses leave the cart before the next page opens.
  const isLeaving =
    staysBusy && (followed.isPaid || (data?.purchase.isComplete === true && data.purchase.order?.status !== 'pending'));
  const isPaying = isPending || isLeaving;
  const isRepeated = isPaying || isUncertain;
  const { items, quote } = isRepeated && variables ? variables : { items: unpaid, quote: discount.quote };
  const summary = {
    ...cartSummary(items, marketplace.money),
    ...(told?.prices === pricesOf(items) && told.sums),
    ...(quote && quotedSums(quote)),
  };
  /** An order whose answer was lost keeps what it was: a code would make it another. */
  const applyTyped = () => !isRepeated && discount.applyTyped();
  const pay = (payment?: PaymentToken) => {
    // The sum isn't known yet: without this, a code that is being checked would be paid for as if there were none.
    if (discount.isChecking || applyTyped()) return;
    mutate({ payment, items, quote, total: summary.total });
  };

  const { outdated } = discount;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each quote.
  useEffect(() => {
    // The courses are shown at the prices that the code was applied to. Where that fails, there is no discount.
    if (outdated) void correct(unpaid).catch(() => {});
  }, [outdated]);

  useEffect(() => {
    // Going back to this page from another document may restore it in the state in which it was left.
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && reset();
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [reset]);

  // The answer was lost with the page that was left, or it was paid in another tab.
  const isUnknown = items.length === 0 && inProcess.length === 0 && !loading.isLoading && question === undefined;
  const last = isUnknown ? followed.justPaid : undefined;
  const justPaid = chosen.every(({ _id }) => last?.items.some(({ courseId }) => courseId === _id)) ? last : undefined;
  useEffect(() => {
    for (const { courseId: id } of justPaid?.items ?? []) marketplace.cart.remove(id);
  }, [justPaid, marketplace]);
  const shownPurchase = isShown ? purchase : justPaid && { items: justPaid.items.map(toItem), order: justPaid };
  const titlesOf = (list: readonly CheckoutItem[]) => list.map(({ title }) => `"${title}"`).join(', ');
  const isLeftOut = items.length === 0 && chosen.length > 0 && inProcess.length === 0;
  const owns = isLeftOut ? t('checkout.owned') : undefined;
  const soon = t('checkout.comingSoon', { titles: titlesOf(comingSoon) });
  const isAllRefused = items.length === 0 && refused.length > 0;
  const withoutSoon = inProcess.length === 0 ? owns : t('checkout.stillProcessing', { titles: titlesOf(inProcess) });
  const leftOut = comingSoon.length === 0 ? withoutSoon : isAllRefused ? `${soon} ${t('checkout.notCharged')}` : soon;
  const shown = problem?.isAnnounced && isNoticeShown ? undefined : problem?.text;
  return {
    items,
    purchase: shownPurchase && !isLeaving ? { ...shownPurchase, items: shownPurchase.items.map(pictured) } : undefined,
    summary,
    discount: { ...discount, applyTyped, isLocked: isRepeated },
    isFree: summary.total === 0,
    comingSoon,
    owned: chosen.filter(isOwned),
    problem: shown ?? leftOut,
    isProblemAnnounced: problem?.isAnnounced === true,
    isCardDeclined: problem?.isDeclined === true,
    ...(question
      ? {
          isLoading: !processing && !purchase && !question.error,
          loadError: question.error,
          reload: () => void question.refetch(),
        }
      : { ...loading, isLoading: loading.isLoading || (isUnknown && followed.isLoadingOrders) }),
    isPaying,
    processing,
    setBuyer(given) {
      buyer.current = given;
    },
    pay,
    payByCard: ({ name, number }) =>
      pay({
        paymentMethodNonce: demoNonce(number),
        paymentDetails: { cardholderName: name, last4: number.slice(-4) },
      }),
  };
}
