/** How a status shows (§3): its text capitalised, teal for what is published and amber for all else. */
export interface CourseStatusDisplay {
  text: string;
  accent: 'teal' | 'amber';
}

/** How a course's status shows (§3). */
export const courseStatusDisplay = (status: string): CourseStatusDisplay => ({
  text: status.charAt(0).toUpperCase() + status.slice(1),
  accent: status === 'published' ? 'teal' : 'amber',
});
