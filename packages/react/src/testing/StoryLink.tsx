import { forwardRef } from 'react';
import { type LinkProps, type Navigate, useLectern } from '../provider/context.ts';
import { internalLinkTarget } from '../provider/internalLinkTarget.ts';
import { PlainLink } from '../provider/PlainLink.tsx';

/** Dispatched at a story's element in place of opening a page. Its `detail` are the arguments of `navigate`. */
export const NAVIGATE_EVENT = 'lectern-navigate';

/** Navigates within a story, which stays where it is. */
export const navigateWithin = (story: Element | null, ...step: Parameters<Navigate>): void =>
  void story?.dispatchEvent(new CustomEvent(NAVIGATE_EVENT, { detail: step, bubbles: true }));

/** The links of a story: a click doesn't leave the story. */
export const StoryLink = forwardRef<HTMLAnchorElement, LinkProps>(function StoryLink({ onClick, ...props }, ref) {
  const { navigate } = useLectern('StoryLink');
  return (
    <PlainLink
      ref={ref}
      {...props}
      onClick={(event) => {
        onClick?.(event);
        const target = internalLinkTarget(event.nativeEvent);
        if (target === undefined) return;
        event.preventDefault();
        navigate(target);
      }}
    />
  );
});
