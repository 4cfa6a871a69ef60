/** Confirming an address: where the link of a mail leads, and a note in the profile. */
export const confirmEmailWords = {
  'confirmEmail.title': 'Confirm your email address',
  'confirmEmail.text': 'Is this email address yours?',
  'confirmEmail.submit': 'Confirm address',
  'confirmEmail.submitting': 'Confirming...',
  'confirmEmail.loading': 'Checking the link',
  'confirmEmail.checkFailed': "We couldn't check the link.",
  'confirmEmail.failed': "We couldn't confirm the address. Please try again.",
  'confirmEmail.done.title': 'Your address is confirmed',
  'confirmEmail.done.text': "You'll get mails about your courses there. Choose which in your profile.",
  'confirmEmail.used.title': 'This link was already used',
  'confirmEmail.used.text': 'If you pressed it yourself, your address is confirmed.',
  'confirmEmail.expired.title': 'This link has expired',
  'confirmEmail.expired.text': 'Links to confirm an address count for three days. Send another one from your profile.',
  'confirmEmail.profile': 'Open your profile',
  'confirmEmail.unconfirmed': 'Your email address is not confirmed',
  'confirmEmail.why':
    'We sent you a mail with a link. Until you open it, you get no mails about grades, submissions and certificates; everything else works.',
  'confirmEmail.again': 'Send again',
  'confirmEmail.sending': 'Sending...',
  'confirmEmail.sent': 'We sent a link to {email}.',
  'confirmEmail.sendFailed': "We couldn't send the mail.",
};
