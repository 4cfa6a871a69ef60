import { useState } from 'react';
import { describeLoadError } from '../failures/describeLoadError.ts';
import { useLectern } from '../provider/context.ts';
import { useQuery } from '../provider/query.ts';
import { authoredCourseQuery, learnersQuery } from '../queries/authoredCourses.ts';
import { keepPreviousData } from '../queries/options.ts';
import { useDebounced } from '../ui/behaviors/useDebounced.ts';
import { useUserId } from './useSession.ts';

/** The learners of a course one teaches with their progress, searched by name, a page at a time. */
export function useCourseLearners(courseId: string) {
  const { marketplace, t } = useLectern('useCourseLearners');
  const userId = useUserId();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const q = useDebounced(search.trim(), 300);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...learnersQuery(marketplace, userId ?? '', { id: courseId, q, page }),
    enabled: userId !== undefined,
    placeholderData: keepPreviousData,
  });
  const { data: course } = useQuery({
    ...authoredCourseQuery(marketplace, userId ?? '', courseId),
    enabled: userId !== undefined,
  });
  return {
    /** Undefined while it is not known. */
    course,
    /** Undefined while they are not known. */
    learners: data?.learners,
    total: data?.totalResults ?? 0,
    /** The course has no learners at all. */
    isEmpty: data?.totalResults === 0 && !isPlaceholderData && q === '' && search === '',
    page: data?.currentPage ?? 1,
    pages: data?.totalPages ?? 1,
    setPage,
    search,
    /** Searches from the first page on. */
    setSearch(next: string) {
      setSearch(next);
      setPage(1);
    },
    error: error && !data ? describeLoadError(error, t('learners.loadFailed')) : undefined,
    reload: () => void refetch(),
  };
}
