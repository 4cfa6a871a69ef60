/** The notifications that an instructor can turn off. */
export const notificationKinds = ['sale', 'submission', 'review'] as const;
