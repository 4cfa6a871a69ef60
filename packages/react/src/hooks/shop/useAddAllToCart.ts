import type { Course } from '@lectern/sdk';
import { isComingSoon } from '@lectern/sdk/rules';
import { cartWords, catalogueWords } from '@lectern/sdk/words';
import { useStore } from 'zustand';
import { useLectern } from '../../provider/context.ts';
import type { ActionOptions } from '../forms/useAction.ts';

/** What {@link useAddAllToCart} returns. */
export interface UseAddAllToCartResult {
  /** The courses that would be added: those that are for sale and not in the cart yet. */
  addable: readonly Course[];
  /** Adds them, with one notice. The cart is this browser's own, so it answers at once. */
  addAll: () => void;
}

/** Adds several courses to the cart of the signed-in person. `onSuccess` gets those that were added. */
export function useAddAllToCart(
  courses: readonly Course[],
  options: ActionOptions<readonly Course[]> = {},
): UseAddAllToCartResult {
  const { marketplace, navigate, paths, t } = useLectern('useAddAllToCart', cartWords, catalogueWords);
  const { cart, notices } = marketplace;
  const { notify = true, onSuccess } = options;
  const items = useStore(cart, (state) => state.items);
  const addable = courses.filter((course) => !isComingSoon(course) && !items.some(({ _id }) => _id === course._id));
  return {
    addable,
    addAll() {
      const before = notices.getState();
      const added = addable.filter((course) => cart.add(course) === 'added');
      onSuccess?.(added);
      const said = notices.getState();
      // A notice that opened meanwhile, such as a failure to store the cart, stays.
      if (!notify || (said.isOpen && said !== before)) return;
      const left = courses.filter(isComingSoon).length;
      notices.show({
        type: 'success',
        title: t('notice.addedToCart.title'),
        message: [
          t.plural('notice.addedAll', added.length),
          ...(left > 0 ? [t.plural('notice.notAdded', left)] : []),
        ].join(' '),
        onConfirm: () => navigate(paths.cart),
        confirmLabel: t('notice.goToCart'),
        cancelLabel: t('notice.keepBrowsing'),
      });
    },
  };
}
