import { type Category, fieldErrors, messageOf } from '@lectern/sdk';
import { useState } from 'react';
import { describeLoadError } from '../failures/describeLoadError.ts';
import { useLectern } from '../provider/context.ts';
import { useMutation, useQuery, useQueryClient } from '../provider/query.ts';
import { categoriesQuery } from '../queries/categories.ts';
import { keys } from '../queries/keys.ts';

/** The categories, for an admin who adds, renames and deletes them (beyond §2). */
export function useCategoryManager() {
  const { marketplace, t } = useLectern('useCategoryManager');
  const { notices, session } = marketplace;
  const queryClient = useQueryClient();
  const { queryKey, ...options } = categoriesQuery(marketplace);
  // What a visitor or learner has loaded lacks the counts that only admins get.
  const { data, error, refetch } = useQuery({ queryKey, ...options, refetchOnMount: 'always' });
  /** What happened last, to be read out. */
  const [news, setNews] = useState('');

  const write = (change: (before: Category[]) => Category[]) => {
    queryClient.setQueryData(queryKey, (before) =>
      change(before ?? []).sort((one, other) => one.name.localeCompare(other.name, marketplace.locale)),
    );
    // Courses carry the names of their categories.
    void queryClient.invalidateQueries({ queryKey: keys.public() });
  };
  const creating = useMutation({
    mutationFn: (name: string) => marketplace.categories.create({ name }),
    onSuccess({ category }) {
      write((before) => [...before, { courseCount: 0, totalCourses: 0, ...category }]);
      setNews(t('categoryManager.added', { name: category.name }));
    },
  });
  const renaming = useMutation({
    mutationFn: ({ _id, name }: Pick<Category, '_id' | 'name'>) => marketplace.categories.update({ id: _id, name }),
    onSuccess({ category }) {
      write((before) => before.map((one) => (one._id === category._id ? { ...one, name: category.name } : one)));
      setNews(t('categoryManager.renamed', { name: category.name }));
    },
  });
  const removing = useMutation({
    mutationFn: ({ _id }: Category) => marketplace.categories.remove({ id: _id }),
    onSuccess(_, { _id, name }) {
      write((before) => before.filter((one) => one._id !== _id));
      setNews(t('categoryManager.deleted', { name }));
    },
    onError(failure) {
      // What the server counts is not always what is shown here.
      void refetch();
      if (!session.getState().isAuthenticated) return;
      const message = messageOf(failure, t('categories.removeFailed'));
      notices.show({ type: 'error', title: t('notice.deletionFailed.title'), message });
    },
  });
  const problemOf = (failure: Error | null, sentence: 'categories.createFailed' | 'categories.updateFailed') =>
    failure ? (fieldErrors(failure).name ?? messageOf(failure, t(sentence))) : undefined;
  const ended = (done: Promise<unknown>) =>
    done.then(
      () => true,
      () => false,
    );

  return {
    categories: data,
    error: error && !data ? describeLoadError(error, t('categoryManager.loadFailed')) : undefined,
    reload: () => void refetch(),
    news,
    /** True once it is done; the refusal is in `createError`. */
    create: (name: string) => ended(creating.mutateAsync(name)),
    isCreating: creating.isPending,
    createError: problemOf(creating.error, 'categories.createFailed'),
    /** Likewise; the address of the category stays. */
    rename: (category: Pick<Category, '_id' | 'name'>) => ended(renaming.mutateAsync(category)),
    isRenaming: renaming.isPending,
    renameError: problemOf(renaming.error, 'categories.updateFailed'),
    /** Forgets what the server last refused. */
    forget() {
      creating.reset();
      renaming.reset();
    },
    /** Whether no course uses it, as far as the server counts them: only then can it be deleted. */
    canRemove: ({ totalCourses, courseCount }: Category) => (totalCourses ?? courseCount ?? 0) === 0,
    /** Asks first. A refusal is a notice. */
    remove(category: Category) {
      const { name } = category;
      notices.show({
        type: 'warning',
        title: t('categoryManager.deleteTitle'),
        message: t('categoryManager.deleteText', { name }),
        confirmLabel: t('categoryManager.delete'),
        isDestructive: true,
        onConfirm: async () => void (await ended(removing.mutateAsync(category))),
      });
    },
  };
}

/** What `useCategoryManager` gives, for parts of one's own. */
export type UseCategoryManagerResult = ReturnType<typeof useCategoryManager>;
