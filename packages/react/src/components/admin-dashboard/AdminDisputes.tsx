import { isApiError } from '@lectern/sdk';
import { orderDigits } from '@lectern/sdk/rules';
import { adminWords, orderWords } from '@lectern/sdk/words';
import { useId } from 'react';
import { useDisputes } from '../../hooks/admin/useDisputes.ts';
import { useLectern } from '../../provider/context.ts';
import { LoadError } from '../load-error/index.ts';

/** The payments that banks dispute. Nothing while there are none, or where the server knows no disputes. */
export function AdminDisputes() {
  const { t, formats, Link, paths } = useLectern('AdminDisputes', adminWords, orderWords);
  const { data: disputes, error, refetch } = useDisputes();
  const titleId = useId();
  const said = (key: ReturnType<typeof keyOf>, word: string) => (key ? t(key) : word.replaceAll('_', ' '));
  if (error && !(isApiError(error) && error.status === 404)) {
    return <LoadError error={error} fallback={t('disputes.loadFailed')} onRetry={refetch} />;
  }
  if (!disputes || disputes.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="lectern-admin-dashboard-disputes">
      <h2 id={titleId}>{t('disputes.title')}</h2>
      <p>{t('disputes.text')}</p>
      <ul>
        {disputes.map(({ _id, orderId, email, amount, refunded, reason, status, respondBy, openedAt }) => (
          <li key={_id}>
            <strong>{formats.money(amount)}</strong>
            <time dateTime={openedAt}>{formats.date(openedAt)}</time>
            <dl>
              {(
                [
                  [
                    'order',
                    <Link key={orderId} href={paths.order(orderId)}>
                      {t('orders.number', { digits: orderDigits(orderId) })}
                    </Link>,
                  ],
                  ['buyer', email],
                  ['reason', said(keyOf(`disputes.reason.${reason}`), reason)],
                  ['state', said(keyOf(`disputes.state.${status}`), status)],
                  ...(refunded
                    ? [['refunded', t('disputes.refundedHint', { amount: formats.money(refunded) })] as const]
                    : []),
                  ...(respondBy ? [['respondBy', formats.date(respondBy)] as const] : []),
                ] as const
              ).map(([name, value]) => (
                <div key={name}>
                  <dt>{t(`disputes.${name}`)}</dt>
                  <dd dir="auto">{value}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A key of a text; undefined for a word of the provider that is newer than this. */
const keyOf = (name: string): keyof typeof adminWords | undefined =>
  Object.hasOwn(adminWords, name) ? (name as keyof typeof adminWords) : undefined;
