import { catalogueWords, checkoutWords } from '@lectern/sdk/words';
import type { CheckoutPurchase } from '../../hooks/shop/useCheckout.ts';
import { outcomeOf } from '../../hooks/shop/usePurchaseNotice.ts';
import { useLectern } from '../../provider/context.ts';
import { ownPage } from '../../provider/paths.ts';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import * as icons from '../../ui/icons.ts';
import { CoverImage } from '../cover-image/index.ts';

/** The purchased courses, with links to the pages that this site has. */
export function PurchaseConfirmation({ purchase: { items, order } }: { purchase: CheckoutPurchase }) {
  const { t, Link, paths } = useLectern('Checkout', catalogueWords, checkoutWords);
  const isTest = order?.isTest === true;
  const receipt = order && ownPage(paths.order(order._id));
  return (
    <EmptyNote message={t(`notice.${outcomeOf(items, order)}.title`)} headingLevel={2} icon={icons.success}>
      {isTest && <p>{t('checkout.testOrderDone')}</p>}
      <ul className="lectern-checkout-items" data-purchased>
        {items.map((item) => {
          const { _id, title } = item;
          const study = isTest ? undefined : ownPage(paths.learning(_id));
          const course = ownPage(paths.course(_id));
          const name = <bdi>{title}</bdi>;
          return (
            <li key={_id}>
              <CoverImage course={item} sizes="6rem" width={96} height={54} />
              <div>
                <h3>{course ? <Link href={course}>{name}</Link> : name}</h3>
                {study && (
                  <Link
                    href={study}
                    className="lectern-button"
                    // The next step, if there is only one.
                    data-variant={items.length === 1 ? 'primary' : 'secondary'}
                    aria-label={t('checkout.startLearning', { title })}
                  >
                    {t('notice.startLearning')}
                  </Link>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {receipt && (
        <Link href={receipt} className="lectern-button" data-variant="secondary">
          {t('notice.viewReceipt')}
        </Link>
      )}
    </EmptyNote>
  );
}
