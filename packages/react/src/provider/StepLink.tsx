import { forwardRef, type MouseEvent } from 'react';
import { type LinkProps, useLectern } from './context.ts';

interface StepLinkProps extends LinkProps {
  /** Runs instead of the navigation, unless the user opens the link in another tab or window. */
  onStep: () => void;
}

/** Whether a click opens its link in another tab or window, so that the page leaves it to the browser. */
export const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** A link to another state of this page, which the page can also reach without loading. */
export const StepLink = forwardRef<HTMLAnchorElement, StepLinkProps>(function StepLink(
  { onStep, onClick, ...props },
  ref,
) {
  const { Link } = useLectern('StepLink');
  return (
    <Link
      ref={ref}
      {...props}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || opensElsewhere(event)) return;
        event.preventDefault();
        onStep();
      }}
    />
  );
});
