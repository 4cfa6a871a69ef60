import { useState } from 'react';
import { describeLoadError } from '../failures/describeLoadError.ts';
import { useLectern } from '../provider/context.ts';
import { useQuery } from '../provider/query.ts';
import { keepPreviousData } from '../queries/options.ts';
import { waitingSubmissionsQuery } from '../queries/submissions.ts';
import { useUserId } from './useSession.ts';

/** The work that waits for a grade over all courses of an instructor, oldest first, a page at a time. */
export function useWaitingSubmissions() {
  const { marketplace, t } = useLectern('useWaitingSubmissions');
  const userId = useUserId();
  const [wanted, setPage] = useState(1);
  const { data, error, refetch } = useQuery({
    ...waitingSubmissionsQuery(marketplace, userId ?? '', wanted),
    enabled: userId !== undefined,
    placeholderData: keepPreviousData,
  });
  // Grading may have emptied the last page.
  const pages = data?.totalPages ?? 1;
  if (data && wanted > Math.max(1, pages)) setPage(Math.max(1, pages));
  return {
    /** Undefined while they are not known. */
    submissions: data?.submissions,
    total: data?.totalResults ?? 0,
    page: data?.currentPage ?? 1,
    pages,
    setPage,
    error: error && !data ? describeLoadError(error, t('grading.loadFailed')) : undefined,
    reload: () => void refetch(),
  };
}
