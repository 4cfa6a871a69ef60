import type { Submission } from '@lectern/sdk';
import type { UseQueryResult } from '@tanstack/react-query';
import { useLectern } from '../../provider/context.ts';
import { submissionQuery } from '../../queries/assignments.ts';
import { usePersonalQuery } from '../account/usePersonalQuery.ts';

/** The user's submission of an assignment, by the id of its lecture; null if there is none. */
export function useSubmission(lectureId: string): UseQueryResult<Submission | null> {
  const { marketplace } = useLectern('useSubmission');
  return usePersonalQuery((userId) => submissionQuery(marketplace, userId, lectureId));
}
