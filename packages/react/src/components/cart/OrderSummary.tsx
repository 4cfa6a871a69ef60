import type { CartSummary } from '@lectern/sdk';
import type { ReactNode } from 'react';
import { useLectern } from '../../provider/context.ts';

export interface OrderSummaryProps {
  summary: CartSummary;
  /** The one next step. */
  children?: ReactNode;
}

/** Subtotal, tax and total (§3): what is shown is what is charged. */
export function OrderSummary({ summary, children }: OrderSummaryProps) {
  const { t, formats } = useLectern('OrderSummary');
  return (
    <section className="lectern-order-summary" aria-label={t('cart.summary')}>
      <h2>{t('cart.summary')}</h2>
      <dl>
        <div>
          <dt>{t('cart.subtotal')}</dt>
          <dd>{formats.money(summary.subtotal)}</dd>
        </div>
        <div>
          <dt>{t('cart.tax')}</dt>
          <dd>{formats.money(summary.tax)}</dd>
        </div>
        <div className="lectern-order-summary-total">
          <dt>{t('cart.total')}</dt>
          <dd>{formats.price(summary.total)}</dd>
        </div>
      </dl>
      {children}
    </section>
  );
}
