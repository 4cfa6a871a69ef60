import type { MouseEvent } from 'react';

/** The ids of the sections that the hero leads to. */
export const reviewsId = 'lectern-course-detail-reviews';
export const instructorId = 'lectern-course-detail-instructor';

/** Moves the focus to the section of this course that a link names. */
export function focusTarget({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  const target = currentTarget.closest('.lectern-course-detail')?.querySelector<HTMLElement>(currentTarget.hash);
  // The link scrolls there, but finds nothing inside a shadow root.
  target?.focus({ preventScroll: target.getRootNode() === target.ownerDocument });
}
