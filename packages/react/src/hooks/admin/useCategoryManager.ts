import { type Category, fieldErrors, messageOf } from '@lectern/sdk';
import { adminWords, authorFailureWords, formWords } from '@lectern/sdk/words';
import { useState } from 'react';
import { describeLoadError } from '../../failures/describeLoadError.ts';
import { notifyFailure } from '../../failures/notifyFailure.ts';
import { useLectern } from '../../provider/context.ts';
import { useQuery, useQueryClient } from '../../provider/query.ts';
import { useAuthorMarketplace } from '../../provider/useAuthorMarketplace.ts';
import { categoriesQuery } from '../../queries/categories.ts';
import { publicKey } from '../../queries/keys.ts';
import { type ActionOptions, isFulfilled, useAction } from '../forms/useAction.ts';

type CategoryName = Pick<Category, '_id' | 'name'>;

/** What {@link useCategoryManager} returns. */
export interface UseCategoryManagerResult {
  /** Undefined while they load. */
  categories: Category[] | undefined;
  /** Why they could not be loaded. */
  error: string | undefined;
  /** Loads the categories again after an error. */
  reload: () => void;
  /** What was done last, for a live region. */
  news: string;
  /** Resolves with whether the category was created; if not, `createError` says why. */
  create: (name: string) => Promise<boolean>;
  isCreating: boolean;
  createError: string | undefined;
  /** Resolves with whether the category was renamed; if not, `renameError` says why. Its URL doesn't change. */
  rename: (category: CategoryName) => Promise<boolean>;
  isRenaming: boolean;
  renameError: string | undefined;
  /** Clears `createError` and `renameError`. */
  clearErrors: () => void;
  /** Whether no course uses the category: only then it can be deleted. */
  canRemove: (category: Category) => boolean;
  /** Deletes a category, after asking. */
  remove: (category: Category) => void;
}

/** The categories, for an admin who adds, renames and deletes them (beyond §2). `onSuccess` gets the changed category. */
export function useCategoryManager(options: ActionOptions<CategoryName> = {}): UseCategoryManagerResult {
  const marketplace = useAuthorMarketplace('useCategoryManager');
  const { t } = useLectern('useCategoryManager', adminWords, authorFailureWords, formWords);
  const { categories, notices } = marketplace;
  const { notify = true } = options;
  const queryClient = useQueryClient();
  const { queryKey, ...query } = categoriesQuery(marketplace);
  // Categories that were loaded for a visitor or a learner lack the counts that admins get.
  const { data, error, refetch } = useQuery({ queryKey, ...query, refetchOnMount: 'always' });
  const [news, setNews] = useState('');

  const write = (change: (before: Category[]) => Category[]) => {
    queryClient.setQueryData(queryKey, (before) =>
      change(before ?? []).sort((a, b) => a.name.localeCompare(b.name, marketplace.locale)),
    );
    // Courses contain the names of their categories.
    void queryClient.invalidateQueries({ queryKey: publicKey() });
  };
  const creating = useAction(
    {
      mutationFn: async (name: string) => (await categories.create({ name })).category,
      onSuccess(category) {
        write((before) => [...before, { courseCount: 0, totalCourses: 0, ...category }]);
        setNews(t('categoryManager.added', { name: category.name }));
      },
    },
    options,
  );
  const renaming = useAction(
    {
      mutationFn: async ({ _id, name }: CategoryName) => (await categories.update({ id: _id, name })).category,
      onSuccess({ _id, name }) {
        write((before) => before.map((category) => (category._id === _id ? { ...category, name } : category)));
        setNews(t('categoryManager.renamed', { name }));
      },
    },
    options,
  );
  const removing = useAction(
    {
      async mutationFn(category: CategoryName) {
        await categories.remove({ id: category._id });
        return category;
      },
      onSuccess({ _id, name }) {
        write((before) => before.filter((category) => category._id !== _id));
        setNews(t('categoryManager.deleted', { name }));
      },
      // The counts on the screen may be out of date.
      onError: () => void refetch(),
      notifyError: (failure) =>
        notifyFailure(marketplace, t('notice.deletionFailed.title'), messageOf(failure, t('categories.removeFailed'))),
    },
    options,
  );
  const nameError = (failure: Error | null, fallback: 'categories.createFailed' | 'categories.updateFailed') =>
    failure ? (fieldErrors(failure).name ?? messageOf(failure, t(fallback))) : undefined;

  return {
    categories: data,
    error: error && !data ? describeLoadError(error, t('categoryManager.loadFailed')) : undefined,
    reload: () => void refetch(),
    news,
    create: (name) => isFulfilled(creating.mutateAsync(name)),
    isCreating: creating.isPending,
    createError: nameError(creating.error, 'categories.createFailed'),
    rename: (category) => isFulfilled(renaming.mutateAsync(category)),
    isRenaming: renaming.isPending,
    renameError: nameError(renaming.error, 'categories.updateFailed'),
    clearErrors() {
      creating.reset();
      renaming.reset();
    },
    canRemove: ({ totalCourses, courseCount }) => (totalCourses ?? courseCount ?? 0) === 0,
    remove(category) {
      const remove = async () => void (await isFulfilled(removing.mutateAsync(category)));
      if (!notify) return void remove();
      notices.show({
        type: 'warning',
        title: t('categoryManager.deleteTitle'),
        message: t('categoryManager.deleteText', { name: category.name }),
        confirmLabel: t('categoryManager.delete'),
        busyLabel: t('categoryManager.deleting'),
        isDestructive: true,
        onConfirm: remove,
      });
    },
  };
}
