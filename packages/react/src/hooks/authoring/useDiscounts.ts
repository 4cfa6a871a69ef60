import { type Discount, type DiscountDraft, fieldErrors, messageOf } from '@lectern/sdk';
import { discountWords } from '@lectern/sdk/words';
import { useState } from 'react';
import { describeLoadError } from '../../failures/describeLoadError.ts';
import { notifyFailure } from '../../failures/notifyFailure.ts';
import { useLectern } from '../../provider/context.ts';
import { useQueryClient } from '../../provider/query.ts';
import { useAuthorMarketplace } from '../../provider/useAuthorMarketplace.ts';
import { discountsQuery } from '../../queries/discounts.ts';
import { usePersonalOptions, usePersonalQuery } from '../account/usePersonalQuery.ts';
import { type ActionOptions, isFulfilled, useAction } from '../forms/useAction.ts';

/** What {@link useDiscounts} returns. */
export interface UseDiscountsResult {
  /** Those that weren't ended first, each newest first; undefined while they load. */
  discounts: Discount[] | undefined;
  /** Why they could not be loaded. */
  error: string | undefined;
  /** Loads them again after an error. */
  reload: () => void;
  /** What was done last, for a live region. */
  news: string;
  /** Resolves with whether the code was made; if not, `createErrors` says why. */
  create: (draft: DiscountDraft) => Promise<boolean>;
  isCreating: boolean;
  /** The errors of the fields, or a message about all of the form. */
  createErrors: { fields: Readonly<Record<string, string>>; message: string | undefined } | undefined;
  /** Clears `createErrors`. */
  clearErrors: () => void;
  /** Ends a code, or makes it valid again. */
  setActive: (discount: Discount, isActive: boolean) => void;
  /** The code that is being ended or made valid again. */
  changingId: string | undefined;
}

/** The discount codes of an instructor, or all for an admin. `onSuccess` gets the code that was made or changed. */
export function useDiscounts(options: ActionOptions<Discount> = {}): UseDiscountsResult {
  const marketplace = useAuthorMarketplace('useDiscounts');
  const { t } = useLectern('useDiscounts', discountWords);
  const queryClient = useQueryClient();
  const query = (userId: string) => discountsQuery(marketplace, userId);
  const { queryKey } = usePersonalOptions(query);
  const { data, error, refetch } = usePersonalQuery(query, { refetchOnWindowFocus: false });
  const [news, setNews] = useState('');
  const creating = useAction(
    {
      mutationFn: async (draft: DiscountDraft) => (await marketplace.discounts.create(draft)).discount,
      onSuccess(made) {
        queryClient.setQueryData(queryKey, (before = []) => [made, ...before]);
        setNews(t('discounts.made', { code: made.code }));
      },
    },
    options,
  );
  const changing = useAction(
    {
      async mutationFn({ discount, isActive }: { discount: Discount; isActive: boolean }) {
        await marketplace.discounts.update({ id: discount._id, isActive });
        return { ...discount, isActive };
      },
      onSuccess({ _id, code, isActive }) {
        // In its place: the focus stays on the button, which now takes back what was done.
        queryClient.setQueryData(queryKey, (before = []) =>
          before.map((one) => (one._id === _id ? { ...one, isActive } : one)),
        );
        setNews(t(isActive ? 'discounts.wasRestored' : 'discounts.wasEnded', { code }));
      },
      notifyError: (failure) =>
        notifyFailure(marketplace, t('discounts.failedTitle'), messageOf(failure, t('discounts.saveFailed'))),
    },
    options,
  );
  const fields = creating.error ? fieldErrors(creating.error) : {};
  return {
    discounts: data,
    error: error && !data ? describeLoadError(error, t('discounts.loadFailed')) : undefined,
    reload: () => void refetch(),
    news,
    create: (draft) => isFulfilled(creating.mutateAsync(draft)),
    isCreating: creating.isPending,
    createErrors: creating.error
      ? {
          fields,
          message: Object.keys(fields).length > 0 ? undefined : messageOf(creating.error, t('discounts.saveFailed')),
        }
      : undefined,
    clearErrors: creating.reset,
    setActive: (discount, isActive) => changing.mutate({ discount, isActive }),
    changingId: changing.isPending ? changing.variables.discount._id : undefined,
  };
}
