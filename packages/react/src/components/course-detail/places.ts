import type { MouseEvent } from 'react';

/** The ids of the sections that the hero leads to. */
export const reviewsId = 'lectern-course-detail-reviews';
export const instructorId = 'lectern-course-detail-instructor';

/** Moves the focus to the section of this course that a link names: browsers look for it in the document alone. */
export function focusTarget({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  currentTarget.closest('.lectern-course-detail')?.querySelector<HTMLElement>(currentTarget.hash)?.focus();
}
