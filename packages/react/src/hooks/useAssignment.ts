import { type AssignmentDraft, messageOf, type Submission } from '@lectern/sdk';
import { useLectern } from '../provider/context.ts';
import { useQueryClient } from '../provider/query.ts';
import { submissionQuery } from '../queries/assignments.ts';
import { type ActionCallbacks, isFulfilled, useAction } from './useAction.ts';
import { useDraft } from './useDraft.ts';
import { usePersonalOptions, usePersonalQuery } from './usePersonalQuery.ts';

/** Options of {@link useAssignment}; `onSuccess` gets the submission. */
export interface UseAssignmentOptions extends ActionCallbacks<Submission> {
  /** The assignment's lecture. */
  lectureId: string;
}

interface AssignmentValues {
  submissionText: string;
  submissionUrl: string;
}

/** What {@link useAssignment} returns. */
export interface UseAssignmentResult {
  /** The user's submission; null if there is none yet, undefined while it loads. */
  submission: Submission | null | undefined;
  /** What was typed and not submitted yet. */
  draft: AssignmentValues;
  /** Stores the answer on this device until it is submitted. */
  keepDraft: (values: AssignmentValues) => void;
  /** Why the submission could not be loaded. */
  error: string | null;
  /** Why the assignment could not be submitted. */
  submitError: string | null;
  isSubmitting: boolean;
  /** Loads the assignment again after an error. */
  reload: () => void;
  /** Resolves with whether the assignment was submitted. */
  submit: (work: AssignmentDraft) => Promise<boolean>;
}

const EMPTY: AssignmentValues = { submissionText: '', submissionUrl: '' };

/** Submits an assignment (§4), once or again. What is typed is stored on this device until it is submitted. */
export function useAssignment({ lectureId, ...callbacks }: UseAssignmentOptions): UseAssignmentResult {
  const { marketplace, t } = useLectern('useAssignment');
  const queryClient = useQueryClient();
  const query = (userId: string) => submissionQuery(marketplace, userId, lectureId);
  const { data, error, refetch } = usePersonalQuery(query);
  const { queryKey } = usePersonalOptions(query);
  const [draft, changeDraft, clearDraft] = useDraft(lectureId, EMPTY, readDraft);
  const submitting = useAction(
    {
      mutationFn: async (work: AssignmentDraft) =>
        (await marketplace.assignments.submit({ id: lectureId, ...work })).submission,
      onSuccess(submission) {
        clearDraft();
        queryClient.setQueryData(queryKey, submission);
      },
    },
    callbacks,
  );
  return {
    submission: data,
    draft,
    keepDraft: (values) => changeDraft(() => values),
    error: data === undefined && error ? messageOf(error, t('assignment.loadFailed')) : null,
    submitError: submitting.error && messageOf(submitting.error, t('assignment.submitFailed')),
    isSubmitting: submitting.isPending,
    reload: () => void refetch(),
    submit: (work) => isFulfilled(submitting.mutateAsync(work)),
  };
}

function readDraft(stored: unknown): AssignmentValues | undefined {
  const { submissionText, submissionUrl } = (stored ?? {}) as Partial<AssignmentValues>;
  return typeof submissionText === 'string' && typeof submissionUrl === 'string'
    ? { submissionText, submissionUrl }
    : undefined;
}
