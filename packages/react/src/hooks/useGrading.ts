import { type Grading, messageOf, type ReceivedSubmission } from '@lectern/sdk';
import { useState } from 'react';
import { describeLoadError } from '../failures/describeLoadError.ts';
import { useLectern } from '../provider/context.ts';
import { useMutation, useQuery, useQueryClient } from '../provider/query.ts';
import { keys } from '../queries/keys.ts';
import { submissionsQuery } from '../queries/submissions.ts';
import { useUserId } from './useSession.ts';

/** Which submissions are listed. */
export type GradingFilter = 'ungraded' | 'all';

/** The work that was handed in for an assignment lecture, and grading it (beyond §2). Needs its instructor. */
export function useGrading(lectureId: string, submissionId?: string) {
  const { marketplace, t } = useLectern('useGrading');
  const queryClient = useQueryClient();
  const userId = useUserId();
  const options = submissionsQuery(marketplace, userId ?? '', lectureId);
  const { data, error, refetch } = useQuery({ ...options, enabled: userId !== undefined });
  const [filter, setFilter] = useState<GradingFilter>('ungraded');
  const [chosen, setChosen] = useState(submissionId);
  const saving = useMutation({
    mutationFn: (grading: Grading) => marketplace.submissions.grade(grading),
    onSuccess({ submission }, { id }) {
      // The counts of what waits.
      void queryClient.invalidateQueries({ queryKey: keys.authoredCourses.details(userId ?? '') });
      const merge = (one: ReceivedSubmission) => ({ ...one, ...submission, userId: submission.userId ?? one.userId });
      queryClient.setQueryData(
        options.queryKey,
        (before) =>
          before && { ...before, submissions: before.submissions.map((one) => (one._id === id ? merge(one) : one)) },
      );
    },
  });

  const all = data?.submissions ?? [];
  const waiting = all.filter(({ grade }) => grade === null);
  const selected = all.find(({ _id }) => _id === chosen) ?? waiting[0] ?? (filter === 'all' ? all[0] : undefined);
  // Work that is graded on the screen stays in the list until one goes on.
  const listed = filter === 'all' ? all : all.filter((one) => one.grade === null || one._id === chosen);
  const nextAfter = (id: string | undefined) => {
    const place = all.findIndex(({ _id }) => _id === id);
    return [...all.slice(place + 1), ...all.slice(0, Math.max(0, place))].find(({ grade }) => grade === null);
  };
  const select = (id: string | undefined) => {
    if (saving.isError) saving.reset();
    setChosen(id);
  };

  return {
    /** Which assignment, of which course; where the server says it. */
    lecture: data?.lecture,
    /** Undefined while they are not known. */
    submissions: data && listed,
    total: all.length,
    ungraded: waiting.length,
    error: error && !data ? describeLoadError(error, t('grading.loadFailed')) : undefined,
    reload: () => void refetch(),
    filter,
    setFilter(next: GradingFilter) {
      setFilter(next);
      if (next === 'ungraded' && selected?.grade !== null) setChosen(undefined);
    },
    /** The work on the screen. */
    selected,
    select,
    /** The next that waits, after the one on the screen and round again. */
    next: nextAfter(selected?._id),
    /** True once it is saved; the refusal is in `saveError`. */
    async save(grading: Grading) {
      setChosen(grading.id);
      return saving.mutateAsync(grading).then(
        () => true,
        () => false,
      );
    },
    isSaving: saving.isPending,
    /** The work that was graded last, with its grade. */
    saved: saving.isSuccess ? all.find(({ _id }) => _id === saving.variables.id) : undefined,
    saveError: saving.error && messageOf(saving.error, t('submissions.gradeFailed')),
  };
}

/** What `useGrading` gives, for parts of one's own. */
export type UseGradingResult = ReturnType<typeof useGrading>;
