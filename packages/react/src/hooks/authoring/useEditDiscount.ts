import { type Discount, type DiscountChange, fieldErrors, messageOf } from '@lectern/sdk';
import { authorFailureWords, discountWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { useAuthorMarketplace } from '../../provider/useAuthorMarketplace.ts';
import { type ActionCallbacks, useAction } from '../forms/useAction.ts';

/** What {@link useEditDiscount} returns. */
export interface UseEditDiscountResult {
  /** Changes what is given; null takes a limit away. */
  save: (change: DiscountChange) => void;
  isSaving: boolean;
  /** The errors of the fields, or a message about all of the form. */
  errors: { fields: Readonly<Record<string, string>>; message: string | undefined } | undefined;
  clearErrors: () => void;
}

/** Changes the period and the limits of a discount code. `onSuccess` gets the code as it is then. */
export function useEditDiscount(callbacks: ActionCallbacks<Discount> = {}): UseEditDiscountResult {
  const marketplace = useAuthorMarketplace('useEditDiscount');
  const { t } = useLectern('useEditDiscount', discountWords, authorFailureWords);
  const { mutate, isPending, error, reset } = useAction(
    { mutationFn: async (change: DiscountChange) => (await marketplace.discounts.update(change)).discount },
    callbacks,
  );
  const fields = error ? fieldErrors(error) : {};
  return {
    save: mutate,
    isSaving: isPending,
    errors: error
      ? { fields, message: Object.keys(fields).length > 0 ? undefined : messageOf(error, t('discounts.saveFailed')) }
      : undefined,
    clearErrors: reset,
  };
}
