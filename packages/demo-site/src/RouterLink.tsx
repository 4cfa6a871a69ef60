import { matchPath } from '@lectern/common/matchPath.ts';
import { type LinkProps, usePrefetchCourse } from '@lectern/react';
import { forwardRef, useRef } from 'react';
import { loadCodeAhead, mayLoadAhead } from './loadAhead.ts';
import { Link } from './router/Link.tsx';

/** How long a pointer stays on a link before its page is loaded ahead, so that passing over it does nothing. */
const HOVER_DELAY_MS = 65;

/** The link component of all widgets. It loads the code of its page, and a course, on hover, focus and touch. */
export const RouterLink = forwardRef<HTMLAnchorElement, LinkProps>(function RouterLink(props, ref) {
  const prefetchCourse = usePrefetchCourse();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const loadAhead = ({ origin, pathname }: HTMLAnchorElement) => {
    if (!mayLoadAhead() || origin !== window.location.origin) return;
    void loadCodeAhead(pathname);
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
        timer.current = setTimeout(loadAhead, HOVER_DELAY_MS, event.currentTarget);
      }}
      onPointerLeave={(event) => {
        props.onPointerLeave?.(event);
        clearTimeout(timer.current);
      }}
      onFocus={(event) => {
        props.onFocus?.(event);
        loadAhead(event.currentTarget);
      }}
      onTouchStart={(event) => {
        props.onTouchStart?.(event);
        loadAhead(event.currentTarget);
      }}
    />
  );
});
