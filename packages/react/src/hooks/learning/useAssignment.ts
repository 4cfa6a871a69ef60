import { type AssignmentDraft, messageOf, type Submission } from '@lectern/sdk';
import { assignmentDraft, validatorOf } from '@lectern/sdk/forms';
import { assignmentWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { useQueryClient } from '../../provider/query.ts';
import { submissionQuery } from '../../queries/assignments.ts';
import { usePersonalOptions, usePersonalQuery } from '../account/usePersonalQuery.ts';
import type { ActionCallbacks } from '../forms/useAction.ts';
import { type StoredForm, useStoredForm } from '../forms/useStoredForm.ts';

/** Options of {@link useAssignment}; `onSuccess` gets the submission. */
export interface UseAssignmentOptions extends ActionCallbacks<Submission> {
  /** The assignment's lecture. */
  lectureId: string;
}

/** The fields of the assignment form. */
export type AssignmentValues = Readonly<Record<'submissionText' | 'submissionUrl', string>>;

/** What {@link useAssignment} returns. */
export interface UseAssignmentResult {
  /** The user's submission; null if there is none yet, undefined while it loads. */
  submission: Submission | null | undefined;
  /** Why the submission could not be loaded. */
  error: string | null;
  /** Loads the submission again after an error. */
  reload: () => void;
  /** The form, with the submission as its initial values. */
  form: StoredForm<AssignmentValues>;
}

/** Submits an assignment (§4), once or again. Unsaved changes survive a reload and an expired session. */
export function useAssignment({ lectureId, onSuccess, onError }: UseAssignmentOptions): UseAssignmentResult {
  const { marketplace, t } = useLectern('useAssignment', assignmentWords);
  const queryClient = useQueryClient();
  const query = (userId: string) => submissionQuery(marketplace, userId, lectureId);
  const { data: submission, error, refetch } = usePersonalQuery(query);
  const { queryKey } = usePersonalOptions(query);
  const form = useStoredForm({
    id: lectureId,
    initialValues: {
      submissionText: submission?.submissionText ?? '',
      submissionUrl: submission?.submissionUrl ?? '',
    },
    validator: validatorOf(marketplace, assignmentDraft),
    submit: (work: AssignmentDraft) => marketplace.assignments.submit({ id: lectureId, ...work }),
    failure: t('assignment.submitFailed'),
    onSuccess(result) {
      queryClient.setQueryData(queryKey, result.submission);
      onSuccess?.(result.submission);
    },
    onError: (failure) => failure instanceof Error && onError?.(failure),
  });
  return {
    submission,
    error: submission === undefined && error ? messageOf(error, t('assignment.loadFailed')) : null,
    reload: () => void refetch(),
    form,
  };
}
