import { limits } from '@lectern/sdk/rules';
import { cartWords, catalogueWords, navbarWords, orderWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { cx } from '../../ui/compose.ts';
import type { RootProps } from '../../ui/createRoot.tsx';
import { useReceipt } from './context.ts';

/** The table of courses and prices, with subtotal, tax and total. */
export const OrderReceiptLines = forwardRef<HTMLTableElement, RootProps<'table'>>(function OrderReceiptLines(
  { className, ...props },
  ref,
) {
  const { t, formats, Link, paths } = useLectern(
    'OrderReceiptLines',
    cartWords,
    catalogueWords,
    navbarWords,
    orderWords,
  );
  const { order } = useReceipt('OrderReceiptLines');
  const sums = [
    ['subtotal', order.subtotal],
    ['tax', order.tax],
    ['total', order.total],
  ] as const;
  return (
    <table ref={ref} {...props} className={cx('lectern-order-receipt-lines', className)}>
      <thead>
        <tr>
          <th scope="col">{t('orders.course')}</th>
          <th scope="col">{t('orders.price')}</th>
        </tr>
      </thead>
      <tbody>
        {order.items.map((item) => (
          <tr key={item.courseId}>
            <td>
              <Link href={paths.course(item.courseId)} dir="auto">
                {item.title}
              </Link>
            </td>
            <td>{formats.price(item.price)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums.map(([name, amount]) => (
          <tr key={name} data-sum={name}>
            <th scope="row">{t(`cart.${name}`, { percent: limits.taxPercent })}</th>
            <td>{formats.money(amount)}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
});
