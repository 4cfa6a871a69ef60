import type { LinkProps } from '@lectern/react';
import { forwardRef, type MouseEvent } from 'react';
import { useFrame } from './FrameContext.ts';
import { viewOfPage } from './pages.ts';

/** Whether the browser should treat a click as usual, such as opening a new tab. */
const isUsual = ({ defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey;

/** The link of all widgets: opens the view of a page in the frame, and a page that no frame shows in a new tab. */
export const FrameLink = forwardRef<HTMLAnchorElement, LinkProps>(function FrameLink({ href, onClick, ...props }, ref) {
  const frame = useFrame();
  const shown = href.startsWith('#') ? undefined : viewOfPage(href, window.location.href);
  return (
    <a
      ref={ref}
      href={href}
      {...(href.startsWith('#') ? {} : { target: '_blank', rel: 'noopener' })}
      {...props}
      onClick={(event) => {
        onClick?.(event);
        if (!shown || isUsual(event)) return;
        event.preventDefault();
        frame.go(shown);
      }}
    />
  );
});
