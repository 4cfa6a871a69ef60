import type { CardDraft } from '@lectern/sdk';
import type { FormEvent } from 'react';
import { useDraftForm } from '../../hooks/useDraftForm.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';

export interface CardFormProps {
  total: number;
  isPaying: boolean;
  onPay: (card: CardDraft) => void;
}

/** The mock card form (§2). Nothing that is typed here leaves the browser but the name and the last four digits. */
export function CardForm({ total, isPaying, onPay }: CardFormProps) {
  const { marketplace, t, formats } = useLectern('CardForm');
  const { errors, formProps } = useDraftForm(marketplace.rules.cardDraft, onPay);
  return (
    <form {...formProps} className="lectern-card-form">
      <h2>{t('checkout.card')}</h2>
      <p className="lectern-card-form-demo">
        <Icon name="info" />
        {t('checkout.demoNote')}
      </p>
      <Field label={t('checkout.cardName')} name="name" autoComplete="cc-name" error={errors.name} />
      <Field
        label={t('checkout.cardNumber')}
        name="number"
        inputMode="numeric"
        autoComplete="cc-number"
        placeholder="4242 4242 4242 4242"
        maxLength={23}
        error={errors.number}
        onInput={formatWith((digits) => digits.replace(/(\d{4})(?=\d)/g, '$1 '), 19)}
      />
      <div className="lectern-card-form-row">
        <Field
          label={t('checkout.cardExpiry')}
          name="expiry"
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder="12/29"
          maxLength={5}
          error={errors.expiry}
          onInput={formatWith((digits) => digits.replace(/^(\d{2})(\d+)$/, '$1/$2'), 4)}
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
      <Button type="submit" variant="primary" size="large" isBusy={isPaying}>
        {isPaying ? t('checkout.paying') : t('checkout.pay', { total: formats.money(total) })}
      </Button>
      <p className="lectern-card-form-note">
        <Icon name="lock" />
        {t('checkout.cardNote')}
      </p>
    </form>
  );
}

/** Groups digits as they are typed at the end; in the middle of the field nothing is moved. */
const formatWith =
  (format: (digits: string) => string, most: number) =>
  ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    if (currentTarget.selectionStart !== currentTarget.value.length) return;
    const formatted = format(currentTarget.value.replace(/\D/g, '').slice(0, most));
    if (formatted !== currentTarget.value) currentTarget.value = formatted;
  };
