import { checkoutWords } from '@lectern/sdk/words';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { definePart } from '../../ui/definePart.tsx';
import { Field } from '../../ui/Field.tsx';
import { rootOf } from '../../ui/rootOf.ts';
import { useCheckoutContext } from './context.ts';

/** The discount code: its field, folded until there is one, or what it takes off. Left out where nothing costs anything. */
export const CheckoutDiscount = definePart('CheckoutDiscount', 'details', 'lectern-checkout-fold', (name) => {
  const { t } = useLectern(name, checkoutWords);
  const { summary, discount } = useCheckoutContext(name);
  const [isOpen, setOpen] = useState(discount.code !== undefined);
  if (summary.subtotal === 0) return null;
  return {
    open: isOpen,
    onToggle: ({ currentTarget }: { currentTarget: HTMLDetailsElement }) => setOpen(currentTarget.open),
    children: (
      <>
        <summary>{t('checkout.discount')}</summary>
        {isOpen && <DiscountForm />}
      </>
    ),
  };
});

function DiscountForm() {
  const { t, formats } = useLectern('CheckoutDiscount', checkoutWords);
  const { summary, discount } = useCheckoutContext('CheckoutDiscount');
  const { code, error, isChecking, isLocked, apply, remove } = discount;
  const [text, setText] = useState(code ?? '');
  const field = useRef<HTMLInputElement>(null);
  const buttonId = useId();
  useEffect(() => {
    // Of a code that was typed; one of a link doesn't move the focus.
    const input = field.current;
    if (error && input?.form?.contains(rootOf(input).activeElement)) input.focus();
  }, [error]);
  const applied = summary.discount;
  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (isChecking || isLocked) return;
        const typed = text.trim();
        if (applied) remove();
        else if (typed === '') field.current?.focus();
        else apply(typed);
      }}
    >
      <p role="status">
        {applied && t('checkout.discountApplied', { code: applied.code, amount: formats.money(applied.amount) })}
      </p>
      {!applied && (
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
        {t(applied ? 'checkout.discountRemove' : 'checkout.discountApply')}
      </Button>
    </form>
  );
}
