import { type AssignmentDraft, messageOf } from '@lectern/sdk';
import { useLectern } from '../provider/context.ts';
import { useMutation, useQuery, useQueryClient } from '../provider/query.ts';
import { submissionQuery } from '../queries/assignments.ts';
import { useDraft } from './useDraft.ts';
import { useSession } from './useSession.ts';

export interface UseAssignmentOptions {
  /** The assignment's id is its lecture's. */
  lectureId: string;
  onSubmit?: (() => void) | undefined;
}

interface Draft {
  submissionText: string;
  submissionUrl: string;
}
const NOTHING: Draft = { submissionText: '', submissionUrl: '' };

/** An assignment being worked on (§4): none, submitted, submitted again; graded at some time. */
export function useAssignment({ lectureId, onSubmit }: UseAssignmentOptions) {
  const { marketplace, t } = useLectern('useAssignment');
  const queryClient = useQueryClient();
  const userId = useSession().user?.userId ?? '';
  const options = submissionQuery(marketplace, userId, lectureId);
  const { data, error, refetch } = useQuery({ ...options, enabled: userId !== '' });
  const [draft, changeDraft, clearDraft] = useDraft(lectureId, NOTHING, readDraft);
  const mutation = useMutation({
    mutationFn: (work: AssignmentDraft) => marketplace.assignments.submit({ id: lectureId, ...work }),
    onSuccess({ submission }) {
      clearDraft();
      queryClient.setQueryData(options.queryKey, submission);
      onSubmit?.();
    },
  });
  return {
    /** What was handed in; null where that is nothing yet, undefined while it is not known. */
    submission: data,
    /** What is being written. */
    draft,
    keepDraft: (next: Draft) => changeDraft(() => next),
    error: data === undefined ? error && messageOf(error, t('assignment.loadFailed')) : null,
    submitError: mutation.error && messageOf(mutation.error, t('assignment.submitFailed')),
    isSubmitting: mutation.isPending,
    reload: () => void refetch(),
    submit: (work: AssignmentDraft) =>
      mutation.mutateAsync(work).then(
        () => true,
        () => false,
      ),
  };
}

function readDraft(stored: unknown): Draft | undefined {
  const { submissionText, submissionUrl } = (stored ?? {}) as Partial<Draft>;
  return typeof submissionText === 'string' && typeof submissionUrl === 'string'
    ? { submissionText, submissionUrl }
    : undefined;
}
