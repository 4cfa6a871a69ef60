import { type GradedLecture, type GradeInput, messageOf, type ReceivedSubmission, type Submission } from '@lectern/sdk';
import { authorFailureWords, failureWords, gradingWords } from '@lectern/sdk/words';
import { useState } from 'react';
import { describeLoadError } from '../../failures/describeLoadError.ts';
import { notifyFailure } from '../../failures/notifyFailure.ts';
import { useLectern } from '../../provider/context.ts';
import { useQueryClient } from '../../provider/query.ts';
import { useAuthorMarketplace } from '../../provider/useAuthorMarketplace.ts';
import { authoredCourseKeys } from '../../queries/authoredCourses.ts';
import { workKeys } from '../../queries/keys.ts';
import { submissionsQuery } from '../../queries/submissions.ts';
import { usePersonalOptions, usePersonalQuery } from '../account/usePersonalQuery.ts';
import { useUserId } from '../account/useSession.ts';
import { type ActionOptions, isFulfilled, useAction } from '../forms/useAction.ts';

/** Which submissions are listed. */
export type GradingFilter = 'ungraded' | 'all';

/** What {@link useGrading} returns. */
export interface UseGradingResult {
  /** The assignment and its course, if the server names them. */
  lecture: GradedLecture | undefined;
  /** The listed submissions; undefined while they load. */
  submissions: ReceivedSubmission[] | undefined;
  /** All submissions, graded or not. */
  total: number;
  ungraded: number;
  /** Why they could not be loaded. */
  error: string | undefined;
  /** Loads the submissions again after an error. */
  reload: () => void;
  filter: GradingFilter;
  /** Filters the list. */
  setFilter: (filter: GradingFilter) => void;
  /** The submission on the screen. */
  selected: ReceivedSubmission | undefined;
  /** Opens a submission; undefined closes it. */
  select: (id: string | undefined) => void;
  /** The next ungraded submission after the selected one; after the last it starts again with the first. */
  next: ReceivedSubmission | undefined;
  /** Resolves with whether the grade was saved; if not, `saveError` says why. */
  save: (grading: GradeInput) => Promise<boolean>;
  isSaving: boolean;
  /** The submission that was graded last, with its grade. */
  saved: ReceivedSubmission | undefined;
  saveError: string | null;
  /** Asks, then takes down what the learner of the selected submission shows to everyone. */
  removeWork: () => void;
}

/** Options of {@link useGrading}; `onSuccess` gets the graded submission. */
export interface UseGradingOptions extends ActionOptions<Submission> {
  lectureId: string;
  /** The submission to show first. @default the first ungraded one */
  submissionId?: string | undefined;
}

/** The submissions for an assignment, for its instructor to grade (beyond §2). */
export function useGrading({
  lectureId,
  submissionId,
  notify = true,
  ...callbacks
}: UseGradingOptions): UseGradingResult {
  const marketplace = useAuthorMarketplace('useGrading');
  const { t } = useLectern('useGrading', authorFailureWords, failureWords, gradingWords);
  const queryClient = useQueryClient();
  const userId = useUserId();
  const query = (id: string) => submissionsQuery(marketplace, id, lectureId);
  const { queryKey } = usePersonalOptions(query);
  const { data, error, refetch } = usePersonalQuery(query);
  const [filter, setFilter] = useState<GradingFilter>('ungraded');
  const [chosen, setChosen] = useState(submissionId);
  const write = (id: string, change: Partial<ReceivedSubmission>) => {
    queryClient.setQueryData(
      queryKey,
      (before) =>
        before && {
          ...before,
          submissions: before.submissions.map((one) => (one._id === id ? { ...one, ...change } : one)),
        },
    );
  };
  const removing = useAction(
    {
      mutationFn: async (id: string) => void (await marketplace.works.remove({ id })),
      onSuccess(_, id) {
        write(id, { work: undefined });
        void queryClient.invalidateQueries({ queryKey: workKeys.all() });
      },
      notifyError: (failure) =>
        notifyFailure(marketplace, t('grading.removeFailed'), messageOf(failure, t('works.takeDownFailed'))),
    },
    { notify },
  );
  const saving = useAction(
    {
      mutationFn: async (grading: GradeInput) => (await marketplace.submissions.grade(grading)).submission,
      onSuccess(submission, { id }) {
        // The courses contain the counts of ungraded submissions.
        if (userId) void queryClient.invalidateQueries({ queryKey: authoredCourseKeys.details(userId) });
        const { userId: learner, ...graded } = submission;
        write(id, learner ? submission : graded);
      },
    },
    callbacks,
  );

  const all = data?.submissions ?? [];
  const waiting = all.filter(({ grade }) => grade === null);
  const selected = all.find(({ _id }) => _id === chosen) ?? waiting[0] ?? (filter === 'all' ? all[0] : undefined);
  // The submission being graded stays in the list until another one is selected.
  const listed = filter === 'all' ? all : all.filter((one) => one.grade === null || one._id === chosen);
  const nextAfter = (id: string | undefined) => {
    const index = all.findIndex(({ _id }) => _id === id);
    return [...all.slice(index + 1), ...all.slice(0, Math.max(0, index))].find(({ grade }) => grade === null);
  };
  const select = (id: string | undefined) => {
    if (saving.isError) saving.reset();
    setChosen(id);
  };

  return {
    lecture: data?.lecture,
    submissions: data && listed,
    total: all.length,
    ungraded: waiting.length,
    error: error && !data ? describeLoadError(error, t('grading.loadFailed')) : undefined,
    reload: () => void refetch(),
    filter,
    setFilter(next) {
      setFilter(next);
      if (next === 'ungraded' && selected?.grade !== null) setChosen(undefined);
    },
    selected,
    select,
    next: nextAfter(selected?._id),
    save(grading) {
      setChosen(grading.id);
      return isFulfilled(saving.mutateAsync(grading));
    },
    isSaving: saving.isPending,
    saved: saving.isSuccess ? all.find(({ _id }) => _id === saving.variables.id) : undefined,
    saveError: saving.error && messageOf(saving.error, t('submissions.gradeFailed')),
    removeWork() {
      if (!selected?.work) return;
      const { _id, work } = selected;
      const remove = async () => void (await isFulfilled(removing.mutateAsync(_id)));
      if (!notify) return void remove();
      marketplace.notices.show({
        type: 'warning',
        title: t('grading.removeTitle'),
        message: t('grading.removeText', { title: work.title }),
        confirmLabel: t('grading.removeConfirm'),
        busyLabel: t('grading.removing'),
        isDestructive: true,
        onConfirm: remove,
      });
    },
  };
}
