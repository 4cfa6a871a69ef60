import type { CardDraft } from '@lectern/sdk';
import { cardDraft, validatorOf } from '@lectern/sdk/forms';
import { checkoutWords } from '@lectern/sdk/words';
import { type FormEvent, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useForm } from '../../hooks/forms/useForm.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';

export interface CardFormProps {
  /** Rupees, tax included. */
  total: number;
  isPaying: boolean;
  /** What the button says meanwhile. */
  busyLabel: string;
  /** Why the last payment failed; shown above the button. */
  problem?: ReactNode;
  /** Why the card was declined; shown at its number. */
  declined?: string | undefined;
  /** Whether what is bought is a test order. */
  isTest: boolean;
  onPay: (card: CardDraft) => void;
}

/** The card form of the demo and of test orders (§2). Only the name and the last four digits leave the browser. */
export function CardForm({ total, isPaying, busyLabel, problem, declined, isTest, onPay }: CardFormProps) {
  const { marketplace, t, formats } = useLectern('CardForm', checkoutWords);
  const refused = useMemo(() => (declined === undefined ? undefined : { number: declined }), [declined]);
  const { errors, formProps } = useForm(validatorOf(marketplace, cardDraft), onPay, refused);
  const pay = useRef<HTMLDivElement>(null);
  const hasProblem = problem !== undefined;
  // The error message pushes the button down.
  useEffect(() => {
    if (hasProblem) pay.current?.scrollIntoView({ block: 'nearest' });
  }, [hasProblem]);
  return (
    <form {...formProps} className="lectern-checkout-card">
      <h2>{t('checkout.card')}</h2>
      <p className="lectern-checkout-card-demo">
        <Icon shape={icons.info} />
        {t(isTest ? 'checkout.testOrder' : 'checkout.demoNote')} {t('checkout.testCards')}
      </p>
      <Field label={t('checkout.cardName')} name="name" autoComplete="cc-name" error={errors.name} />
      <Field
        label={t('checkout.cardNumber')}
        name="number"
        inputMode="numeric"
        autoComplete="cc-number"
        placeholder="4242 4242 4242 4242"
        maxLength={23}
        error={errors.number ?? declined}
        onInput={formatWith(groupDigits)}
      />
      <div className="lectern-checkout-card-row">
        <Field
          label={t('checkout.cardExpiry')}
          name="expiry"
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder="12/29"
          // Autofill may write "12 / 2030".
          maxLength={9}
          error={errors.expiry}
          onInput={formatWith(formatExpiry)}
        />
        <Field
          label={t('checkout.cardCode')}
          name="code"
          inputMode="numeric"
          autoComplete="cc-csc"
          placeholder="123"
          maxLength={4}
          error={errors.code}
        />
      </div>
      <div ref={pay} className="lectern-checkout-card-pay">
        {problem}
        <Button type="submit" variant="primary" size="large" isBusy={isPaying} busyLabel={busyLabel}>
          {t('checkout.pay', { total: formats.money(total) })}
        </Button>
      </div>
      <p className="lectern-checkout-card-note">
        <Icon shape={icons.lock} />
        {t('checkout.cardNote')}
      </p>
    </form>
  );
}

/** Formats input at the end of the field; edits in the middle stay as typed. */
const formatWith =
  (format: (typed: string) => string) =>
  ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    if (currentTarget.selectionStart !== currentTarget.value.length) return;
    const formatted = format(currentTarget.value);
    if (formatted !== currentTarget.value) currentTarget.value = formatted;
  };

/** `42424242` → `4242 4242`. */
const groupDigits = (typed: string) =>
  typed
    .replace(/\D/g, '')
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ');

/** `1/30`, `130`, `01 / 2030` → `01/30`. */
function formatExpiry(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  const separated = /^\D*(\d{1,2})\D/.exec(typed)?.[1];
  // Without a separator, the month has one digit if two digits would exceed 12: 927 is 9/27, 130 is 1/30.
  const month = separated ?? digits.slice(0, Number(digits.slice(0, 2)) > 12 ? 1 : 2);
  const year = digits.slice(month.length);
  if (year === '' && separated === undefined) return digits;
  const shortYear = /^20\d\d/.test(year) ? year.slice(2, 4) : year.slice(0, year.startsWith('20') ? 3 : 2);
  return `${Number(month) > 0 ? month.padStart(2, '0') : month}/${shortYear}`;
}
