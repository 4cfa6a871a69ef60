import type { AuthoredCourseDetail, CourseLearner, LearnerSort } from '@lectern/sdk';
import { learnerWords } from '@lectern/sdk/words';
import { useState } from 'react';
import { describeLoadError } from '../../failures/describeLoadError.ts';
import { useLectern } from '../../provider/context.ts';
import { useAuthorMarketplace } from '../../provider/useAuthorMarketplace.ts';
import { authoredCourseQuery, learnersQuery } from '../../queries/authoredCourses.ts';
import { keepPreviousData } from '../../queries/options.ts';
import { useDebounced } from '../../ui/behaviors/useDebounced.ts';
import { usePersonalQuery } from '../account/usePersonalQuery.ts';

const DEBOUNCE_MS = 300;

/** What {@link useCourseLearners} returns. */
export interface UseCourseLearnersResult {
  /** Undefined while it loads. */
  course: AuthoredCourseDetail | undefined;
  /** The learners of the page; undefined while they load. */
  learners: CourseLearner[] | undefined;
  /** All learners that match the search. */
  total: number;
  /** The course has no learners at all. */
  isEmpty: boolean;
  /** Pages count from 1. */
  page: number;
  pages: number;
  /** Shows another page, from 1. */
  setPage: (page: number) => void;
  sort: LearnerSort;
  /** Sorts the learners, from the first page on. */
  setSort: (sort: LearnerSort) => void;
  search: string;
  /** Searches by name, from the first page on. */
  setSearch: (search: string) => void;
  /** Why the learners could not be loaded. */
  error: string | undefined;
  /** Loads the learners again after an error. */
  reload: () => void;
}

/** The learners of a course of the user with their progress, page by page. */
export function useCourseLearners(courseId: string): UseCourseLearnersResult {
  const marketplace = useAuthorMarketplace('useCourseLearners');
  const { t } = useLectern('useCourseLearners', learnerWords);
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<LearnerSort>('newest');
  const [page, setPage] = useState(1);
  const q = useDebounced(search.trim(), DEBOUNCE_MS);
  const { data, error, refetch, isPlaceholderData } = usePersonalQuery(
    (userId) => learnersQuery(marketplace, userId, { id: courseId, q, sort, page }),
    { placeholderData: keepPreviousData },
  );
  const { data: course } = usePersonalQuery((userId) => authoredCourseQuery(marketplace, userId, courseId));
  return {
    course,
    learners: data?.learners,
    total: data?.totalResults ?? 0,
    isEmpty: data?.totalResults === 0 && !isPlaceholderData && q === '' && search === '',
    page: data?.currentPage ?? 1,
    pages: data?.totalPages ?? 1,
    setPage,
    sort,
    setSort(next) {
      setSort(next);
      setPage(1);
    },
    search,
    setSearch(next) {
      setSearch(next);
      setPage(1);
    },
    error: error && !data ? describeLoadError(error, t('learners.loadFailed')) : undefined,
    reload: () => void refetch(),
  };
}
