/** The site's name. */
export const siteName = 'Lectern';

/** The texts around every page. */
export const frame = {
  skip: 'Skip to content',
  offline: "You're offline. Your work is kept on this device until you're back online.",
  darkTheme: 'Dark theme',
  tagline: 'Courses by people who do the work. Lifetime access and a 30-day money-back guarantee.',
  social: 'Join #LifelongLearning:',
  note: `© 2026 ${siteName}. This is a demo.`,
  /** Hidden where a payment provider is configured. */
  unpaid: 'No real payments are made.',
  /** Hidden where the server has no documentation. */
  docs: 'Docs',
} as const;

/** Below the site's name on a receipt. */
export const seller = {
  contact: 'Contact',
} as const;

/** The texts of links that several pages have. */
export const links = {
  browse: 'Browse Courses',
  courses: 'View All Courses',
  categories: 'View All Categories',
  contact: 'Contact Us',
} as const;

/** In place of a page that could not be shown. */
export const pageError = {
  title: "This page didn't load",
  outdated: 'We may have updated the site since you opened it. Reload to get the latest version.',
  offline: "The page will open when you're back online.",
  back: 'Go back',
} as const;
