import { orderDigits } from '@lectern/sdk/rules';
import { orderWords, refundWords } from '@lectern/sdk/words';
import type { ReactNode } from 'react';
import { useLectern } from '../../provider/context.ts';

interface OrderFactsProps {
  orderId: string;
  /** The buyer's. */
  email: string;
  amount: number;
  /** Further names and values. */
  others?: readonly (readonly [name: string, value: ReactNode])[];
}

/** Of which order an amount goes back, and to whom. */
export function OrderFacts({ orderId, email, amount, others = [] }: OrderFactsProps) {
  const { t, formats, Link, paths } = useLectern('OrderFacts', refundWords, orderWords);
  const facts: OrderFactsProps['others'] = [
    [t('refunds.amount'), formats.money(amount)],
    [t('refunds.buyer'), email],
    [
      t('refunds.order'),
      <Link key="order" href={paths.order(orderId)}>
        {t('orders.number', { digits: orderDigits(orderId) })}
      </Link>,
    ],
    ...others,
  ];
  return (
    <dl>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
