import { type CourseSearch, limits } from '@lectern/sdk';
import { forwardRef, type ReactNode, useImperativeHandle, useRef } from 'react';
import { useCourses } from '../../hooks/useCourses.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { createRoot, type RootProps } from '../../ui/createRoot.tsx';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import { LoadingStatus, Skeleton } from '../../ui/Skeleton.tsx';
import { CourseCard, CourseCardSkeleton } from '../course-card/index.ts';
import { LoadError } from '../load-error/index.ts';
import { Pagination } from './Pagination.tsx';

export interface CourseListProps extends RootProps<'section'> {
  /** What to list: words, filters, sort order, page and page size. */
  search: CourseSearch;
  /** Changes the page; without it there is no pagination. */
  onPageChange?: (page: number) => void;
  /**
   * Show "{n} Courses Found" above the grid.
   * @default false
   */
  hasHeading?: boolean;
  /** Below the message of an empty result, such as a button that clears the filters. */
  emptyAction?: ReactNode;
  /** The message of an empty result. */
  emptyMessage?: string;
  /** An illustration in place of the icon of an empty result. */
  emptyPicture?: ReactNode;
  /** Shown between the heading and the grid, such as `ActiveFilters`. */
  children?: ReactNode;
}

const Root = createRoot('section', 'lectern-course-list');

/** A page of the catalogue (§2, course listing): loading, error, empty, results, pages. */
export const CourseList = forwardRef<HTMLElement, CourseListProps>(function CourseList(
  { search, onPageChange, hasHeading = false, emptyAction, emptyMessage, emptyPicture, children, ...props },
  ref,
) {
  const { t } = useLectern('CourseList');
  const { data, error, refetch, isPlaceholderData } = useCourses(search);
  const top = useRef<HTMLElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => top.current);
  const limit = search.limit === undefined ? undefined : Number(search.limit);
  const expected = limit ?? limits.pageSize;

  const goTo = (page: number) => {
    onPageChange?.(page);
    const isCalm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
    // The next Tab continues from the top of the list.
    top.current?.focus({ preventScroll: true });
  };

  if (error && !data) {
    return (
      <Root ref={top} {...props} state="error">
        <LoadError error={error} fallback="courses.listFailed" onRetry={refetch} />
      </Root>
    );
  }
  return (
    <Root
      ref={top}
      tabIndex={-1}
      aria-busy={!data || isPlaceholderData}
      {...props}
      state={!data ? 'loading' : data.courses.length === 0 ? 'empty' : 'ready'}
    >
      {hasHeading && (
        <div aria-live="polite">
          {data ? (
            <>
              {/* An empty result has a visible message of its own. */}
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
            ? data.courses.slice(0, limit).map((course) => (
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
    </Root>
  );
});
