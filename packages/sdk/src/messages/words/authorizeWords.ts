/** The page on which someone signs in for a partner's page. */
export const authorizeWords = {
  'authorize.title': 'Continue to {partner}',
  'authorize.checking': 'Checking who is asking you to sign in...',
  'authorize.frame': "You'll be signed in to this marketplace on {partner}'s pages. {partner} doesn't get your data.",
  'authorize.page':
    '{partner} ({origin}) gets your name and picture. Until you sign out there, it can see and do this:',
  'authorize.learn.sees': 'See the courses that you are enrolled in, with your progress, answers, grades and reviews.',
  'authorize.learn.does':
    'Enroll you in free courses, save your progress, and submit your answers, assignments and reviews.',
  'authorize.buy.sees': 'See your wishlist, and the orders that you make there.',
  'authorize.buy.does': 'Change your wishlist, and order courses with a payment that you enter there.',
  'authorize.never':
    "It doesn't see your email, your password, your card's digits in orders, or orders that you make elsewhere.",
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
};
