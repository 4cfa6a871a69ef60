import { limits } from '@lectern/sdk/rules';
import { cartWords, catalogueWords, navbarWords, orderWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { definePart } from '../../ui/definePart.tsx';
import { useOrderReceiptContext } from './context.ts';

/** The table of courses and prices, with subtotal, tax and total. */
export const OrderReceiptLines = definePart('OrderReceiptLines', 'table', 'lectern-order-receipt-lines', (name) => {
  const { t, formats, Link, paths } = useLectern(name, cartWords, catalogueWords, navbarWords, orderWords);
  const { order } = useOrderReceiptContext(name);
  const sums = [
    ['subtotal', order.subtotal],
    ['tax', order.tax],
    ['total', order.total],
  ] as const;
  return {
    children: (
      <>
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
      </>
    ),
  };
});
