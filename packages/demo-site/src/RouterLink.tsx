import { type LinkProps, usePrefetchCourse } from '@lectern/react';
import { forwardRef, useRef } from 'react';
import { Link, matchPath } from 'react-router';
import { mayPrefetch, prefetchPage } from './prefetch.ts';

/** How long a pointer stays on a link before it is prefetched, so that passing over it does nothing. */
const HOVER_DELAY_MS = 65;

/** The link component of all widgets. It prefetches its page on hover, focus and touch. */
export const RouterLink = forwardRef<HTMLAnchorElement, LinkProps>(function RouterLink({ href, ...props }, ref) {
  const prefetchCourse = usePrefetchCourse();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const prefetch = () => {
    if (!mayPrefetch()) return;
    prefetchPage(href);
    const course = matchPath('/course/:id', href) ?? matchPath('/courses/:id', href);
    if (course?.params.id) prefetchCourse(course.params.id);
  };
  return (
    <Link
      ref={ref}
      to={href}
      {...props}
      onPointerEnter={(event) => {
        props.onPointerEnter?.(event);
        clearTimeout(timer.current);
        timer.current = setTimeout(prefetch, HOVER_DELAY_MS);
      }}
      onPointerLeave={(event) => {
        props.onPointerLeave?.(event);
        clearTimeout(timer.current);
      }}
      onFocus={(event) => {
        props.onFocus?.(event);
        prefetch();
      }}
      onTouchStart={(event) => {
        props.onTouchStart?.(event);
        prefetch();
      }}
    />
  );
});
