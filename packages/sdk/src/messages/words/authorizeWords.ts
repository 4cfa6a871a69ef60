/** The page on which someone signs in for a partner's page. */
export const authorizeWords = {
  'authorize.title': 'Continue to {partner}',
  'authorize.checking': 'Checking who is asking you to sign in...',
  'authorize.frame': "You'll be signed in to this marketplace on {partner}'s pages. {partner} doesn't get your data.",
  'authorize.page':
    '{partner} ({origin}) gets your name and picture. It can show your courses and save your progress, and you can buy courses there. It gets neither your email nor your password.',
  'authorize.continue': 'Continue as {name}',
  'authorize.continuing': 'Signing you in...',
  'authorize.other': 'Use another account',
  'authorize.noAccount': 'New here?',
  'authorize.signUp': 'Create an account',
  'authorize.hasAccount': 'Already have an account?',
  'authorize.signIn': 'Sign in',
  'authorize.signedInAs': "You're signed in as {email}.",
  'authorize.done': "You're signed in",
  'authorize.close': 'You can close this window.',
  'authorize.refused': "We can't sign you in there",
  'authorize.incomplete': "The link to this page isn't complete. Go back to the page you came from and try again.",
  'authorize.lost': 'This window has lost its connection to the page that opened it. Close it and try again.',
} as const;
