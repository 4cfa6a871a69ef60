import { type CourseSearch, limits } from '@lectern/sdk';
import { type ReactNode, useRef } from 'react';
import { useCourses } from '../../hooks/useCourses.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import { LoadingStatus, Skeleton } from '../../ui/Skeleton.tsx';
import { CourseCard, CourseCardSkeleton } from '../course-card/index.ts';
import { LoadError } from '../load-error/index.ts';
import { Pagination } from './Pagination.tsx';

export interface CourseListProps {
  search: CourseSearch;
  /** Changes the page; without it there is no pagination. */
  onPageChange?: (page: number) => void;
  /** Show "{n} Courses Found" above the grid. */
  hasHeading?: boolean;
  /** The way on from an empty result, such as a button that clears the filters. */
  emptyAction?: ReactNode;
  emptyMessage?: string;
  /** In place of the empty result's icon: a drawing of the host's own. */
  emptyPicture?: ReactNode;
  /** Between the heading and the grid, such as the chips of what is filtered. */
  children?: ReactNode;
}

/** A page of the catalogue (§2, course listing): loading, error, empty, results, pages. */
export function CourseList({
  search,
  onPageChange,
  hasHeading = false,
  emptyAction,
  emptyMessage,
  emptyPicture,
  children,
}: CourseListProps) {
  const { t } = useLectern('CourseList');
  const { data, error, refetch, isPlaceholderData } = useCourses(search);
  const top = useRef<HTMLElement>(null);
  const most = search.limit === undefined ? undefined : Number(search.limit);
  const expected = most ?? limits.pageSize;

  const goTo = (page: number) => {
    onPageChange?.(page);
    const isCalm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
    // The next Tab goes on from where one looks now.
    top.current?.focus({ preventScroll: true });
  };

  if (error && !data) {
    return <LoadError error={error} fallback="courses.listFailed" onRetry={refetch} />;
  }
  return (
    <section ref={top} tabIndex={-1} className="lectern-course-list" aria-busy={!data || isPlaceholderData}>
      {hasHeading && (
        <div aria-live="polite">
          {data ? (
            <>
              {/* Where nothing is found the sentence below says so. */}
              <h2 className={data.totalResults === 0 ? 'lectern-visually-hidden' : 'lectern-course-list-heading'}>
                {t.plural('count.found', data.totalResults)}
              </h2>
              {data.correctedQuery && (
                <p className="lectern-course-list-corrected">
                  {t('courseList.corrected', { corrected: data.correctedQuery, q: search.q ?? '' })}
                </p>
              )}
            </>
          ) : (
            <Skeleton shape="title" className="lectern-course-list-count" />
          )}
        </div>
      )}
      {children}
      {data && data.courses.length === 0 && data.totalResults > 0 && onPageChange ? (
        <EmptyNote message={t('courseList.pastEnd')} icon="search">
          <Button variant="primary" onClick={() => goTo(1)}>
            {t('courseList.firstPage')}
          </Button>
        </EmptyNote>
      ) : data?.courses.length === 0 ? (
        <EmptyNote message={emptyMessage ?? t('courseList.empty')} icon="search" picture={emptyPicture}>
          {emptyAction}
        </EmptyNote>
      ) : (
        <ul className="lectern-course-grid" data-stale={isPlaceholderData || undefined}>
          {data
            ? data.courses.slice(0, most).map((course) => (
                <li key={course._id} className="lectern-course-grid-item">
                  <CourseCard course={course} />
                </li>
              ))
            : Array.from({ length: expected }, (_, place) => `place-${place}`).map((place) => (
                <li key={place} className="lectern-course-grid-item">
                  <CourseCardSkeleton />
                </li>
              ))}
        </ul>
      )}
      {!data && <LoadingStatus label={t('courseList.loading')} />}
      {data && data.courses.length > 0 && onPageChange && (
        <Pagination page={data.currentPage} pages={data.totalPages} onPageChange={goTo} />
      )}
    </section>
  );
}
