import type { CartSummary } from '@lectern/sdk/rules';
import { cartWords } from '@lectern/sdk/words';
import { forwardRef, type ReactNode } from 'react';
import { useLectern } from '../../provider/context.ts';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';

export interface OrderSummaryProps extends RootProps<'section'> {
  /** The amounts, in the currency of the marketplace. */
  summary: CartSummary;
  /** What comes below the total, such as the button that pays. @default nothing */
  children?: ReactNode;
}

const Root = createRoot('section', 'lectern-order-summary');

/** Subtotal, tax and total (§3), as they will be charged; only that it is free if nothing will be. */
export const OrderSummary = forwardRef<HTMLElement, OrderSummaryProps>(function OrderSummary(
  { summary, children, ...props },
  ref,
) {
  const { t, formats, marketplace } = useLectern('OrderSummary', cartWords);
  const { taxName = marketplace.money.taxName, taxRate = marketplace.money.taxRate } = summary;
  return (
    <Root ref={ref} aria-label={t('cart.summary')} {...props} state="ready">
      <h2>{t('cart.summary')}</h2>
      <dl>
        {(summary.total > 0 || summary.discount) && (
          <>
            <div>
              <dt>{t('cart.subtotal')}</dt>
              <dd>{formats.money(summary.subtotal)}</dd>
            </div>
            {summary.discount && (
              <div>
                <dt>{t('cart.discount', { code: summary.discount.code })}</dt>
                <dd>{formats.money(-summary.discount.amount)}</dd>
              </div>
            )}
            {taxRate > 0 && (
              <div>
                <dt>{t('cart.tax', { name: taxName, percent: formats.number(taxRate) })}</dt>
                <dd>{formats.money(summary.tax)}</dd>
              </div>
            )}
          </>
        )}
        <div className="lectern-order-summary-total">
          <dt>{t('cart.total')}</dt>
          <dd>{formats.price(summary.total)}</dd>
        </div>
      </dl>
      {children}
    </Root>
  );
});
