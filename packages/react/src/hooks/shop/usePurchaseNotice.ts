import type { Order } from '@lectern/sdk';
import { catalogueWords, checkoutWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { ownPage } from '../../provider/paths.ts';
import type { CheckoutItem } from './useCheckoutItems.ts';

/** Whether courses were paid for, or cost nothing. Some servers answer without an order. */
export const outcomeOf = (bought: readonly CheckoutItem[], order: Order | undefined) =>
  (order ? order.total > 0 : bought.some(({ price }) => price > 0)) ? 'purchased' : 'enrolled';

/** Announces a purchase with its next step: to study the one course that was bought, or to see the receipt. */
export function usePurchaseNotice() {
  const { marketplace, navigate, paths, t } = useLectern('usePurchaseNotice', catalogueWords, checkoutWords);
  return (bought: readonly CheckoutItem[], order: Order | undefined) => {
    const name = outcomeOf(bought, order);
    const [first] = bought.length === 1 ? bought : [];
    const step = (name: 'startLearning' | 'viewReceipt', to: string | undefined) =>
      to === undefined ? undefined : { label: t(`notice.${name}`), onChoose: () => navigate(to) };
    const study = order?.isTest ? undefined : step('startLearning', first && ownPage(paths.learning(first._id)));
    const receipt = step('viewReceipt', order && ownPage(paths.order(order._id)));
    const next = study ?? receipt;
    marketplace.notices.show({
      type: 'success',
      title: t(`notice.${name}.title`),
      message: order?.isTest
        ? t('checkout.testOrderDone')
        : name === 'purchased'
          ? t.plural('notice.purchased.text', bought.length)
          : t('notice.enrolled.text'),
      ...(next && { onConfirm: next.onChoose, confirmLabel: next.label, cancelLabel: t('notice.notNow') }),
      ...(study && receipt && { alternative: receipt }),
    });
  };
}
