import { checkoutWords } from '@lectern/sdk/words';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { DiscountCode } from '../../hooks/shop/useDiscountCode.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { rootOf } from '../../ui/rootOf.ts';

interface DiscountFieldProps {
  discount: DiscountCode;
  /** What the code takes off what is shown, in rupees; undefined where it takes nothing off. */
  applied: { code: string; amount: number } | undefined;
  /** An order is being paid: its code can't be changed. */
  isLocked?: boolean;
}

/** The field of a discount code, with what it takes off or why it is refused, for cart and checkout. */
export function DiscountField({ discount, applied, isLocked = false }: DiscountFieldProps) {
  const { t, formats } = useLectern('DiscountField', checkoutWords);
  const { code, error, isChecking, apply, remove } = discount;
  const [text, setText] = useState(code ?? '');
  const field = useRef<HTMLInputElement>(null);
  const buttonId = useId();
  useEffect(() => {
    // Of a code that was typed; one of a link doesn't move the focus.
    const input = field.current;
    if (error && input?.form?.contains(rootOf(input).activeElement)) input.focus();
  }, [error]);
  // The prices have changed since, or the session has ended: the checkout asks again.
  const isKept = code !== undefined && !applied && !isChecking && error === undefined;
  return (
    <form
      noValidate
      className="lectern-discount-field"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (isChecking || isLocked) return;
        const typed = text.trim();
        if (applied || isKept) remove();
        else if (typed === '') field.current?.focus();
        else apply(typed);
      }}
    >
      <p role="status">
        {applied
          ? t('checkout.discountApplied', { code: applied.code, amount: formats.money(applied.amount) })
          : isKept && t('checkout.discountKept', { code })}
      </p>
      {!applied && !isKept && (
        <Field
          ref={field}
          label={t('checkout.discountCode')}
          error={isChecking ? undefined : error}
          name="code"
          data-focus-fallback={buttonId}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      )}
      <Button
        id={buttonId}
        type="submit"
        variant="secondary"
        disabled={isLocked}
        isBusy={isChecking}
        busyLabel={t('checkout.discountChecking')}
      >
        {t(applied || isKept ? 'checkout.discountRemove' : 'checkout.discountApply')}
      </Button>
    </form>
  );
}
