import { matchPath } from '@lectern/common/matchPath.ts';
import { type LinkProps, usePrefetchCourse } from '@lectern/react';
import { forwardRef, useRef } from 'react';
import { mayPrefetch, prefetchPage } from './prefetch.ts';
import { Link } from './router/Link.tsx';

/** How long a pointer stays on a link before it is prefetched, so that passing over it does nothing. */
const HOVER_DELAY_MS = 65;

/** The link component of all widgets. It prefetches its page on hover, focus and touch. */
export const RouterLink = forwardRef<HTMLAnchorElement, LinkProps>(function RouterLink(props, ref) {
  const prefetchCourse = usePrefetchCourse();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const prefetch = ({ origin, pathname }: HTMLAnchorElement) => {
    if (!mayPrefetch() || origin !== window.location.origin) return;
    void prefetchPage(pathname);
    const course = matchPath('/course/:id', pathname) ?? matchPath('/courses/:id', pathname);
    if (course?.id) prefetchCourse(course.id);
  };
  return (
    <Link
      ref={ref}
      {...props}
      onPointerEnter={(event) => {
        props.onPointerEnter?.(event);
        clearTimeout(timer.current);
        timer.current = setTimeout(prefetch, HOVER_DELAY_MS, event.currentTarget);
      }}
      onPointerLeave={(event) => {
        props.onPointerLeave?.(event);
        clearTimeout(timer.current);
      }}
      onFocus={(event) => {
        props.onFocus?.(event);
        prefetch(event.currentTarget);
      }}
      onTouchStart={(event) => {
        props.onTouchStart?.(event);
        prefetch(event.currentTarget);
      }}
    />
  );
});
