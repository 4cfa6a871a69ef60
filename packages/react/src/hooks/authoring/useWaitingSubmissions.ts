import type { WaitingSubmission } from '@lectern/sdk';
import { gradingWords } from '@lectern/sdk/words';
import { useState } from 'react';
import { describeLoadError } from '../../failures/describeLoadError.ts';
import { useLectern } from '../../provider/context.ts';
import { useAuthorMarketplace } from '../../provider/useAuthorMarketplace.ts';
import { keepPreviousData } from '../../queries/options.ts';
import { waitingSubmissionsQuery } from '../../queries/submissions.ts';
import { usePersonalQuery } from '../account/usePersonalQuery.ts';

/** What {@link useWaitingSubmissions} returns. */
export interface UseWaitingSubmissionsResult {
  /** The submissions of the page; undefined while they load. */
  submissions: WaitingSubmission[] | undefined;
  total: number;
  /** Pages count from 1. */
  page: number;
  pages: number;
  /** Shows another page, from 1. */
  setPage: (page: number) => void;
  /** Why they could not be loaded. */
  error: string | undefined;
  /** Loads the submissions again after an error. */
  reload: () => void;
}

/** The ungraded submissions of all courses of an instructor, oldest first, page by page. */
export function useWaitingSubmissions(): UseWaitingSubmissionsResult {
  const marketplace = useAuthorMarketplace('useWaitingSubmissions');
  const { t } = useLectern('useWaitingSubmissions', gradingWords);
  const [requested, setPage] = useState(1);
  const { data, error, refetch } = usePersonalQuery(
    (userId) => waitingSubmissionsQuery(marketplace, userId, requested),
    { placeholderData: keepPreviousData },
  );
  // Grading may have emptied the last page.
  const pages = data?.totalPages ?? 1;
  if (data && requested > Math.max(1, pages)) setPage(Math.max(1, pages));
  return {
    submissions: data?.submissions,
    total: data?.totalResults ?? 0,
    page: data?.currentPage ?? 1,
    pages,
    setPage,
    error: error && !data ? describeLoadError(error, t('grading.loadFailed')) : undefined,
    reload: () => void refetch(),
  };
}
