import type { CartItem } from '@lectern/sdk';
import { cartWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import type { ActionOptions } from '../forms/useAction.ts';

/** What {@link useCartActions} returns. */
export interface UseCartActionsResult {
  /** Removes the course. */
  remove: (item: CartItem) => void;
  /** Empties the cart, after asking. */
  clear: () => void;
}

/** Removes courses from the cart, with the notices of §8. `onSuccess` gets the removed items. */
export function useCartActions(options: ActionOptions<readonly CartItem[]> = {}): UseCartActionsResult {
  const { marketplace, t } = useLectern('useCartActions', cartWords);
  const { cart, notices } = marketplace;
  const { notify = true, onSuccess } = options;
  const clear = () => {
    const { items } = cart.getState();
    cart.clear();
    onSuccess?.(items);
  };
  return {
    remove(item) {
      cart.remove(item._id);
      onSuccess?.([item]);
      if (!notify) return;
      notices.show({
        type: 'info',
        title: t('notice.removedFromCart.title'),
        message: t('notice.removedFromCart.text', { title: item.title }),
      });
    },
    clear() {
      if (!notify) return clear();
      notices.show({
        type: 'warning',
        title: t('cart.clearTitle'),
        message: t('cart.clearText'),
        confirmLabel: t('cart.clear'),
        isDestructive: true,
        onConfirm() {
          clear();
          notices.show({ type: 'info', title: t('notice.cartCleared.title'), message: t('notice.cartCleared.text') });
        },
      });
    },
  };
}
