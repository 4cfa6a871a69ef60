import type { CourseSearch } from '@lectern/sdk';
import { limits } from '@lectern/sdk/rules';
import { catalogueWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { StepLink } from '../../provider/StepLink.tsx';
import { Button } from '../../ui/Button.tsx';
import { definePart, type RootProps } from '../../ui/definePart.tsx';
import { EmptyNote, type EmptyNoteProps } from '../../ui/EmptyNote.tsx';
import * as icons from '../../ui/icons.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CourseCard, CourseCardSkeleton } from '../course-card/index.ts';
import { useCourseListContext } from './context.ts';
import { Pagination, type PaginationProps } from './Pagination.tsx';

export interface CourseListEmptyProps extends Omit<EmptyNoteProps, 'message'> {
  /** The message of an empty result. */
  message?: string | undefined;
}

/** As many as a phone shows when the page opens. */
const EAGER_CARDS = 2;

const Header = definePart('CourseListHeader', 'div', 'lectern-course-list-header');
const Grid = definePart('CourseGrid', 'ul', 'lectern-course-grid');

/** "{n} Courses Found", and the corrected query if the server corrected it. */
export const CourseListHeader = forwardRef<HTMLDivElement, RootProps<'div'>>(function CourseListHeader(
  { children, ...props },
  ref,
) {
  const { t, Link } = useLectern('CourseListHeader', catalogueWords);
  const { page, search, exactHref } = useCourseListContext('CourseListHeader');
  const corrected = t('courseList.corrected').split('{corrected}');
  const instead = t('courseList.searchInstead').split('{q}');
  return (
    <Header ref={ref} aria-live="polite" {...props}>
      {page ? (
        <>
          {/* An empty result has a visible message of its own. */}
          <h2 className={page.totalResults === 0 ? 'lectern-visually-hidden' : 'lectern-course-list-heading'}>
            {t.plural('count.found', page.totalResults)}
          </h2>
          {page.correctedQuery && (
            <p className="lectern-course-list-corrected">
              {corrected[0]}
              <em dir="auto">{page.correctedQuery}</em>
              {corrected[1]}{' '}
              {exactHref !== undefined && (
                <Link href={exactHref}>
                  {instead[0]}
                  <bdi>{search.q}</bdi>
                  {instead[1]}
                </Link>
              )}
            </p>
          )}
        </>
      ) : (
        <Skeleton shape="title" className="lectern-course-list-count" />
      )}
      {children}
    </Header>
  );
});

/** The cards of the courses, or your children: an `li` each. Renders nothing if there are none. */
export const CourseListGrid = forwardRef<HTMLUListElement, RootProps<'ul'>>(function CourseListGrid(
  { children, ...props },
  ref,
) {
  const { page, search, isStale, imageLoading, renderItem, renderSkeleton } = useCourseListContext('CourseListGrid');
  const limit = search.limit === undefined ? undefined : Number(search.limit);
  if (page?.courses.length === 0) return null;
  return (
    <Grid ref={ref} data-stale={isStale || undefined} {...props}>
      {page
        ? (children ??
          page.courses.slice(0, limit).map((course, place) => {
            const loading = (place < EAGER_CARDS ? imageLoading : undefined) ?? 'lazy';
            return (
              <li key={course._id} className="lectern-course-grid-item">
                {renderItem?.(course, { imageLoading: loading }) ?? (
                  <CourseCard course={course} imageLoading={loading} />
                )}
              </li>
            );
          }))
        : Array.from({ length: limit ?? limits.pageSize }, (_, place) => `place-${place}`).map((place) => (
            <li key={place} className="lectern-course-grid-item">
              {renderSkeleton?.() ?? <CourseCardSkeleton />}
            </li>
          ))}
    </Grid>
  );
});

/** The message of an empty result with your children, by default a link to all courses; or of a page after the last one. Renders nothing if there are courses. */
export const CourseListEmpty = forwardRef<HTMLDivElement, CourseListEmptyProps>(function CourseListEmpty(
  { message, picture, children, ...props },
  ref,
) {
  const { t, Link, paths } = useLectern('CourseListEmpty', catalogueWords);
  const { page, search, goTo, hrefOf, suggestedHref } = useCourseListContext('CourseListEmpty');
  if (page?.courses.length !== 0) return null;
  if (page.totalResults > 0 && goTo)
    return (
      <EmptyNote ref={ref} icon={icons.search} {...props} message={t('courseList.pastEnd')}>
        {hrefOf ? (
          <StepLink href={hrefOf(1)} onStep={() => goTo(1)} className="lectern-button" data-variant="primary">
            {t('courseList.firstPage')}
          </StepLink>
        ) : (
          <Button variant="primary" onClick={() => goTo(1)}>
            {t('courseList.firstPage')}
          </Button>
        )}
      </EmptyNote>
    );
  const { minPrice, maxPrice } = search;
  const isWrongWay = minPrice !== undefined && maxPrice !== undefined && Number(minPrice) > Number(maxPrice);
  const suggested = t('courseList.suggested').split('{q}');
  return (
    <EmptyNote ref={ref} icon={icons.search} {...props} message={message ?? t('courseList.empty')} picture={picture}>
      {isWrongWay ? (
        <p>{t('rule.priceOrder')}</p>
      ) : (
        page.unfilteredResults !== undefined && <p>{t.plural('count.unfiltered', page.unfilteredResults)}</p>
      )}
      {page.suggestedQuery && suggestedHref !== undefined && (
        <p>
          <Link href={suggestedHref}>
            {suggested[0]}
            <bdi>{page.suggestedQuery}</bdi>
            {suggested[1]}
          </Link>
        </p>
      )}
      {children ??
        (isNarrowed(search) && (
          <Link href={paths.courses} className="lectern-button" data-variant="primary">
            {t('course.backToList')}
          </Link>
        ))}
    </EmptyNote>
  );
});

/** Whether a search leaves courses out: without filters, a link to all courses would lead nowhere. */
const isNarrowed = ({ page, limit, sort, facets, ...filters }: CourseSearch) =>
  Object.values(filters).some((value) => value !== undefined && value !== '');

/** The pagination. Renders nothing without `onPageChange`, courses, or a second page. */
export const CourseListPagination = forwardRef<
  HTMLElement,
  Omit<PaginationProps, 'page' | 'pages' | 'onPageChange' | 'hrefOf'>
>(function CourseListPagination(props, ref) {
  const { page, goTo, hrefOf } = useCourseListContext('CourseListPagination');
  if (!page || page.courses.length === 0 || !goTo) return null;
  return (
    <Pagination
      ref={ref}
      {...props}
      page={page.currentPage}
      pages={page.totalPages}
      onPageChange={goTo}
      hrefOf={hrefOf}
    />
  );
});
