import { type DiscountQuote, isTemporary, messageOf } from '@lectern/sdk';
import { checkoutWords } from '@lectern/sdk/words';
import { useState } from 'react';
import { useLectern } from '../../provider/context.ts';
import { discountQuery } from '../../queries/orders.ts';
import { usePersonalQuery } from '../account/usePersonalQuery.ts';

/** A discount code of a checkout. */
export interface DiscountCode {
  /** What was typed or came with a link; undefined where there is none. */
  code: string | undefined;
  /** What the courses cost with it; undefined until that is known, and where the code is refused. */
  quote: DiscountQuote | undefined;
  /** A quote of other prices than the given ones: they have changed. */
  outdated: DiscountQuote | undefined;
  /** Why the code is refused. */
  error: string | undefined;
  isChecking: boolean;
  /** What is typed in the field. It counts once it is applied. */
  typed: string;
  type: (text: string) => void;
  /** Asks what the courses cost with a code. */
  apply: (code: string) => void;
  /**
   * Applies what is typed and was not applied, before somebody pays or goes on. Returns whether there was something: then
   * nothing may be paid yet, since the sum is another.
   */
  applyTyped: () => boolean;
  /** The code was applied, or refused, in place of a payment. */
  isInsteadOfPaying: boolean;
  /** Goes on without a code. */
  remove: () => void;
  /** Asks again, after an order was refused. */
  recheck: () => void;
}

/**
 * Asks what courses cost with a discount code. Asked again whenever the courses or their prices change.
 *
 * @param given a code from the start, such as a link's
 * @param onChange called with the code that was applied, or undefined once it is removed
 */
export function useDiscountCode(
  items: readonly { _id: string; price?: number | undefined }[],
  given: string | undefined,
  onChange?: (code: string | undefined) => void,
): DiscountCode {
  const { marketplace, t } = useLectern('useDiscountCode', checkoutWords);
  const [code, setCode] = useState(given || undefined);
  const [typed, setTyped] = useState(given ?? '');
  const [isInsteadOfPaying, setInsteadOfPaying] = useState(false);
  const change = (next: string | undefined) => {
    setCode(next);
    onChange?.(next);
  };
  const courseIds = items.map(({ _id }) => _id);
  const prices = items.map(({ price = 0 }) => price);
  const hasPrice = prices.some((price) => price > 0);
  const isAsked = code !== undefined && hasPrice;
  const { data, error, isFetching, refetch } = usePersonalQuery(
    (userId) => discountQuery(marketplace, userId, { code: code ?? '', courseIds, prices }),
    { enabled: isAsked, refetchOnWindowFocus: false },
  );
  const quote = isAsked && !error ? data : undefined;
  const isOutdated = quote?.lines.some(({ courseId, price }) =>
    items.some((item) => item._id === courseId && (item.price ?? 0) !== price),
  );
  const apply = (next: string) => {
    // The same code once more is another try.
    if (next === code) void refetch();
    else change(next);
  };
  return {
    code,
    quote: isOutdated ? undefined : quote,
    outdated: isOutdated ? quote : undefined,
    error: isAsked && error ? messageOf(error, t('checkout.discountFailed')) : undefined,
    isChecking: isAsked && isFetching,
    typed,
    type(text) {
      setTyped(text);
      // An emptied field is no code, also where the last one was refused.
      if (text.trim() === '' && code !== undefined) change(undefined);
    },
    apply(next) {
      setInsteadOfPaying(false);
      apply(next);
    },
    applyTyped() {
      const next = typed.trim();
      // A refusal was shown, and the whole price with it. Where no answer came, nobody has said no.
      const isDue = hasPrice && next !== '' && (next !== code || isTemporary(error));
      setInsteadOfPaying(isDue);
      if (isDue) apply(next);
      return isDue;
    },
    isInsteadOfPaying,
    remove() {
      setInsteadOfPaying(false);
      setTyped('');
      change(undefined);
    },
    recheck() {
      setInsteadOfPaying(false);
      if (isAsked) void refetch();
    },
  };
}
