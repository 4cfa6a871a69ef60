import type { CourseSearch } from '@lectern/sdk';
import { catalogueWords } from '@lectern/sdk/words';
import { forwardRef, type ReactNode, useImperativeHandle, useRef } from 'react';
import { useCourses } from '../../hooks/catalogue/useCourses.ts';
import { useLectern } from '../../provider/context.ts';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { LoadingStatus } from '../../ui/LoadingStatus.tsx';
import { LoadError } from '../load-error/index.ts';
import { CourseListProvider, type RenderCourse } from './context.ts';
import * as parts from './parts.tsx';

export interface CourseListProps extends RootProps<'section'> {
  /** What to list: words, filters, sort order, page and page size. */
  search: CourseSearch;
  /** Ids of courses to leave out, such as those that the page shows already. A page has fewer then. */
  except?: readonly string[] | undefined;
  /** Changes the page; without it there is no pagination. */
  onPageChange?: (page: number) => void;
  /** The address of a page of the list. With it, the pagination is links, which work without JavaScript. */
  hrefOf?: ((page: number) => string) | undefined;
  /**
   * The address of the list with `exact`. Where the server has corrected the words, a link leads to it: "Search instead for
   * pyhton".
   */
  exactHref?: string | undefined;
  /**
   * The address of the list without `exact`. Where nothing has the exact words, a link leads to it: "Show results for
   * python".
   */
  suggestedHref?: string | undefined;
  /**
   * Show "{n} Courses Found" above the grid.
   * @default false
   */
  hasHeading?: boolean;
  /** Below the message of an empty result, such as a button that clears the filters. @default a link to all courses */
  emptyAction?: ReactNode;
  /**
   * `eager` is for a list in view when the page opens: the pictures of its first cards are loaded at once, before others.
   * @default 'lazy'
   */
  imageLoading?: 'lazy' | 'eager';
  /** The message of an empty result. */
  emptyMessage?: string;
  /** An illustration in place of the icon of an empty result. */
  emptyPicture?: ReactNode;
  /** Shown between the heading and the grid, such as `ActiveFilters`. */
  tools?: ReactNode;
  /** The content of each item. @default a `CourseCard` */
  renderItem?: RenderCourse | undefined;
  /** The content of each item while the list loads: as large as what `renderItem` draws. @default a `CourseCardSkeleton` */
  renderSkeleton?: (() => ReactNode) | undefined;
  /** The parts, in your arrangement. Without children the list has its usual parts. */
  children?: ReactNode;
}

const Root = createRoot('section', 'lectern-course-list');

const CourseListRoot = forwardRef<HTMLElement, CourseListProps>(function CourseList(
  {
    search,
    except,
    onPageChange,
    hrefOf,
    exactHref,
    suggestedHref,
    hasHeading = false,
    emptyAction,
    emptyMessage,
    emptyPicture,
    tools,
    imageLoading,
    renderItem,
    renderSkeleton,
    children,
    ...props
  },
  ref,
) {
  const { t, paths } = useLectern('CourseList', catalogueWords);
  const { data: found, error, refetch, isPlaceholderData: isStale } = useCourses(search);
  const data =
    found && except ? { ...found, courses: found.courses.filter(({ _id }) => !except.includes(_id)) } : found;
  const top = useRef<HTMLElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => top.current);

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
        <LoadError
          error={error}
          fallback={t('courses.listFailed')}
          onRetry={refetch}
          invalid={{ href: paths.courses, label: t('course.backToList') }}
        />
      </Root>
    );
  }
  return (
    <CourseListProvider
      value={{
        page: data,
        search,
        isStale,
        goTo: onPageChange && goTo,
        hrefOf,
        imageLoading,
        exactHref,
        suggestedHref,
        renderItem,
        renderSkeleton,
      }}
    >
      <Root
        ref={top}
        tabIndex={-1}
        aria-busy={!data || isStale}
        {...props}
        state={!data ? 'loading' : data.courses.length === 0 ? 'empty' : 'ready'}
      >
        {children ?? (
          <>
            {hasHeading && <parts.CourseListHeader />}
            {tools}
            <parts.CourseListGrid />
            <parts.CourseListEmpty message={emptyMessage} picture={emptyPicture}>
              {emptyAction}
            </parts.CourseListEmpty>
            <parts.CourseListPagination />
          </>
        )}
        {!data && <LoadingStatus label={t('courseList.loading')} />}
      </Root>
    </CourseListProvider>
  );
});

/** A page of the catalogue (§2, course listing): loading, error, empty, results, pages. */
export const CourseList = Object.assign(CourseListRoot, {
  Header: parts.CourseListHeader,
  Grid: parts.CourseListGrid,
  Empty: parts.CourseListEmpty,
  Pagination: parts.CourseListPagination,
});
