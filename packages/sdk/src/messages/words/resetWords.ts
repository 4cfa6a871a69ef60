/** Setting a new password by the link in a mail. */
export const resetWords = {
  'resetPassword.title': 'Choose a new password',
  'resetPassword.text': 'Saving it signs you out on all devices.',
  'resetPassword.new': 'New password',
  'resetPassword.submit': 'Save password',
  'resetPassword.submitting': 'Saving...',
  'resetPassword.loading': 'Checking the link',
  'resetPassword.checkFailed': "We couldn't check the link.",
  'resetPassword.failedTitle': 'Password Not Saved',
  'resetPassword.expired.title': 'This link has expired',
  'resetPassword.expired.text': 'A reset link works for 30 minutes. Please request another one.',
  'resetPassword.used.title': 'This link was already used',
  'resetPassword.used.text': 'A reset link works once. If that was not you, please request another one.',
  'resetPassword.again': 'Request another link',
  'resetPassword.done.title': 'Your password was changed',
  'resetPassword.done.text': 'Please sign in with your new password.',
  'resetPassword.signIn': 'Sign in',
};
