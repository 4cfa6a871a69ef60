/** Tells a user that their password has changed: whoever didn't change it needs to know. */
export const passwordChangedNotice = {
  type: 'warning',
  title: 'Password Changed',
  message:
    "Your password was changed, and you were signed out everywhere else. If this wasn't you, contact us at once.",
  link: '/contact',
} as const;
