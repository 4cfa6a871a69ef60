import { type LinkProps, usePrefetchCourse } from '@lectern/react';
import { forwardRef, useRef } from 'react';
import { Link, matchPath } from 'react-router';
import { mayPrefetch, prefetchPage } from './prefetch.ts';

/** How long a pointer rests on a link that is meant, in milliseconds; one that only passes over stays less. */
const MEANT = 65;

/** The widgets' links, through the router. What a link leads to is fetched as soon as somebody is about to follow it. */
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
        timer.current = setTimeout(prefetch, MEANT);
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
