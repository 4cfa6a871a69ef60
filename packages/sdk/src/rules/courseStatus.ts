/** How a status is shown (§3): capitalised, teal for published and amber otherwise. */
export interface CourseStatusDisplay {
  text: string;
  accent: 'teal' | 'amber';
}

/** How a course's status is shown (§3). */
export const courseStatusDisplay = (status: string): CourseStatusDisplay => ({
  text: status.charAt(0).toUpperCase() + status.slice(1),
  accent: status === 'published' ? 'teal' : 'amber',
});
