import { checkoutWords } from '@lectern/sdk/words';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { DiscountCode } from '../../hooks/shop/useDiscountCode.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { rootOf } from '../../ui/rootOf.ts';

export interface DiscountFieldProps {
  discount: DiscountCode;
  /** What the code takes off what is shown, in rupees; undefined where it takes nothing off. */
  applied: { code: string; amount: number } | undefined;
  /** What is left to pay, in rupees, for screen readers: where it stands isn't announced. */
  total: number;
  /** The code was applied in place of a payment, which is said too. */
  isUnpaid?: boolean;
  /** An order is being paid: its code can't be changed. */
  isLocked?: boolean;
}

/** The field of a discount code, with what it takes off or why it is refused, for cart and checkout. */
export function DiscountField({ discount, applied, total, isUnpaid = false, isLocked = false }: DiscountFieldProps) {
  const { t, formats } = useLectern('DiscountField', checkoutWords);
  const { code, error, isChecking, isInsteadOfPaying, typed, type, apply, remove } = discount;
  const field = useRef<HTMLInputElement>(null);
  const buttonId = useId();
  const [isMissing, setMissing] = useState(false);
  // The code of a link is most often taken: its answer has the place that it is waited for in.
  const [isTouched, setTouched] = useState(false);
  const isAwaited = isChecking && !isTouched && error === undefined;
  useEffect(() => {
    // Of a code that was typed; one of a link doesn't move the focus.
    const input = field.current;
    if (!error || isChecking || !input) return;
    if (isInsteadOfPaying || input.form?.contains(rootOf(input).activeElement)) input.focus();
  }, [error, isChecking, isInsteadOfPaying]);
  // The prices have changed since, or the session has ended: the checkout asks again.
  const isKept = code !== undefined && !applied && !isChecking && error === undefined;
  return (
    <form
      noValidate
      className="lectern-discount-field"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        setTouched(true);
        if (isChecking || isLocked) return;
        const next = typed.trim();
        if (applied || isKept) remove();
        else if (next !== '') apply(next);
        else {
          setMissing(true);
          field.current?.focus();
        }
      }}
    >
      <p role="status">
        {isChecking
          ? t('checkout.discountWait')
          : applied
            ? t('checkout.discountApplied', { code: applied.code, amount: formats.money(applied.amount) })
            : isKept && t('checkout.discountKept', { code })}
        {applied && !isChecking && (
          <span className="lectern-visually-hidden">
            {' '}
            {t(isUnpaid ? 'checkout.discountFirst' : 'checkout.discountTotal', { total: formats.money(total) })}
          </span>
        )}
      </p>
      {!applied && !isKept && !isAwaited && (
        <Field
          ref={field}
          label={t('checkout.discountCode')}
          error={isChecking ? undefined : isMissing ? t('checkout.discountMissing') : error}
          name="code"
          data-focus-fallback={buttonId}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          // What is being checked is what is applied.
          readOnly={isChecking}
          value={typed}
          onChange={({ currentTarget }) => {
            setMissing(false);
            setTouched(true);
            type(currentTarget.value);
          }}
        />
      )}
      <Button
        id={buttonId}
        type="submit"
        variant="secondary"
        disabled={isLocked}
        // It keeps its name: the status says what is waited for.
        isBusy={isChecking}
      >
        {t(applied || isKept || isAwaited ? 'checkout.discountRemove' : 'checkout.discountApply')}
      </Button>
    </form>
  );
}
