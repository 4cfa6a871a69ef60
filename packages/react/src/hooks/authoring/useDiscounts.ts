import { type Discount, type DiscountDraft, type DiscountPage, fieldErrors, messageOf } from '@lectern/sdk';
import { authorFailureWords, discountWords } from '@lectern/sdk/words';
import { useState } from 'react';
import { describeLoadError } from '../../failures/describeLoadError.ts';
import { notifyFailure } from '../../failures/notifyFailure.ts';
import { useLectern } from '../../provider/context.ts';
import { useQueryClient } from '../../provider/query.ts';
import { useAuthorMarketplace } from '../../provider/useAuthorMarketplace.ts';
import { discountKeys, discountsQuery } from '../../queries/discounts.ts';
import { keepPreviousData } from '../../queries/options.ts';
import { useDebounced } from '../../ui/behaviors/useDebounced.ts';
import { usePersonalQuery } from '../account/usePersonalQuery.ts';
import { useUserId } from '../account/useSession.ts';
import { type ActionOptions, isFulfilled, useAction } from '../forms/useAction.ts';

/** What {@link useDiscounts} returns. */
export interface UseDiscountsResult {
  /** Those of the page, which weren't ended first, each newest first; undefined while they load. */
  discounts: Discount[] | undefined;
  /** All codes that match the search. */
  total: number;
  /** There are no codes at all. */
  isEmpty: boolean;
  /** Pages count from 1. */
  page: number;
  pages: number;
  /** Shows another page, from 1. */
  setPage: (page: number) => void;
  search: string;
  /** Searches codes by their letters, from the first page on. */
  setSearch: (search: string) => void;
  /** Why they could not be loaded. */
  error: string | undefined;
  /** Loads them again after an error. */
  reload: () => void;
  /** What was done last, for a live region. */
  news: string;
  /** Resolves with whether the code was made; if not, `createErrors` says why. */
  create: (draft: DiscountDraft) => Promise<boolean>;
  isCreating: boolean;
  /** The code that was made last. */
  madeId: string | undefined;
  /** The errors of the fields, or a message about all of the form. */
  createErrors: { fields: Readonly<Record<string, string>>; message: string | undefined } | undefined;
  /** Clears `createErrors`. */
  clearErrors: () => void;
  /** Ends a code, or makes it valid again. */
  setActive: (discount: Discount, isActive: boolean) => void;
  /** The code that is being ended or made valid again. */
  changingId: string | undefined;
  /** To be called when the limits of a code were changed. */
  onEdited: (discount: Discount) => void;
}

const DEBOUNCE_MS = 300;

/** The discount codes of an instructor, or all for an admin. `onSuccess` gets the code that was made or changed. */
export function useDiscounts(options: ActionOptions<Discount> = {}): UseDiscountsResult {
  const marketplace = useAuthorMarketplace('useDiscounts');
  const { t } = useLectern('useDiscounts', discountWords, authorFailureWords);
  const queryClient = useQueryClient();
  const [search, setSearch] = useState('');
  const [requested, setPage] = useState(1);
  const q = useDebounced(search.trim(), DEBOUNCE_MS);
  const { data, error, refetch, isPlaceholderData } = usePersonalQuery(
    (userId) => discountsQuery(marketplace, userId, { q, page: requested }),
    { placeholderData: keepPreviousData, refetchOnWindowFocus: false },
  );
  const queryKey = discountKeys.all(useUserId() ?? '');
  /** In its place: the focus stays on its button. */
  const replace = (changed: Discount) =>
    queryClient.setQueriesData<DiscountPage>(
      { queryKey },
      (before) =>
        before && { ...before, discounts: before.discounts.map((one) => (one._id === changed._id ? changed : one)) },
    );
  const find = (next: string) => {
    setSearch(next);
    setPage(1);
  };
  const [news, setNews] = useState('');
  const creating = useAction(
    {
      mutationFn: async (draft: DiscountDraft) => (await marketplace.discounts.create(draft)).discount,
      async onSuccess(made) {
        // What was made a moment ago is shown: it is the first one.
        find('');
        await queryClient.invalidateQueries({ queryKey });
        setNews(t('discounts.made', { code: made.code }));
      },
    },
    options,
  );
  const changing = useAction(
    {
      async mutationFn({ discount, isActive }: { discount: Discount; isActive: boolean }) {
        return (await marketplace.discounts.update({ id: discount._id, isActive })).discount;
      },
      onSuccess(changed) {
        // The button now takes back what was done.
        replace(changed);
        const { code, isActive } = changed;
        setNews(t(isActive ? 'discounts.wasRestored' : 'discounts.wasEnded', { code }));
      },
      notifyError: (failure) =>
        notifyFailure(marketplace, t('discounts.failedTitle'), messageOf(failure, t('discounts.saveFailed'))),
    },
    options,
  );
  const fields = creating.error ? fieldErrors(creating.error) : {};
  return {
    discounts: data?.discounts,
    total: data?.totalResults ?? 0,
    isEmpty: data?.totalResults === 0 && !isPlaceholderData && q === '' && search === '',
    page: data?.currentPage ?? 1,
    pages: data?.totalPages ?? 1,
    setPage,
    search,
    setSearch: find,
    error: error && !data ? describeLoadError(error, t('discounts.loadFailed')) : undefined,
    reload: () => void refetch(),
    news,
    create: (draft) => isFulfilled(creating.mutateAsync(draft)),
    isCreating: creating.isPending,
    madeId: creating.data?._id,
    createErrors: creating.error
      ? {
          fields,
          message: Object.keys(fields).length > 0 ? undefined : messageOf(creating.error, t('discounts.saveFailed')),
        }
      : undefined,
    clearErrors: creating.reset,
    setActive: (discount, isActive) => changing.mutate({ discount, isActive }),
    changingId: changing.isPending ? changing.variables.discount._id : undefined,
    onEdited(changed) {
      replace(changed);
      setNews(t('discounts.wasEdited', { code: changed.code }));
    },
  };
}
