/**
 * The client's own texts: failures of a first view, notices and units. `{name}` is a placeholder. Texts that §8 quotes are used
 * word for word. The texts of rules and screens are in `words/`.
 */
export const en = {
  'error.network': 'No response from server. Please check your network connection.',
  'error.networkAuthentication': 'No response from server. Please check your network.',
  'error.unexpected': 'An unexpected error occurred.',
  'error.invalidInput': 'Please check your input.',
  'error.unknownField': 'Unknown field: {field}',

  // What a first view or a session shows; the failures of other calls are in `words/failureWords.ts`.
  'auth.profileFailed': 'Failed to fetch user profile',
  'auth.tryAgain': 'An unexpected error occurred. Please try again.',
  'wishlist.addFailed': 'Failed to add course to wishlist.',
  'wishlist.removeFailed': 'Failed to remove course from wishlist.',
  'courses.listFailed': 'Failed to fetch courses.',
  'samples.getFailed': 'Failed to load the free lesson.',
  'samples.answerFailed': 'Failed to check your answer.',
  'instructors.getFailed': 'Failed to fetch instructor.',
  'reviews.listFailed': 'Failed to fetch reviews.',
  'categories.listFailed': 'Failed to fetch categories.',

  'notice.signInFailed.title': 'Login Failed',
  'notice.signInFailed.text': 'Login failed. Please try again.',
  'notice.signUpFailed.title': 'Signup Failed',
  'notice.signedIn.title': 'Login Successful!',
  'notice.signedIn.text': 'Welcome back, {firstName}!',
  'notice.signedUp.title': 'Signup Successful!',
  'notice.signedUp.text': 'Your account has been created. Welcome!',
  'notice.signedOut.title': 'Logged Out',
  'notice.signedOut.text': 'You have been successfully logged out.',
  'notice.external.title': 'Welcome!',
  'notice.external.text': 'Successfully signed in with Google!',
  'notice.expired.title': 'Session Expired',
  'notice.expired.text': 'Your session has expired. Please sign in again.',
  'notice.progressFailed.title': 'Progress Update Failed',
  'notice.progressFailed.text': 'Could not update lecture progress.',
  'notice.storage.title': 'Not Saved',
  'notice.storage.text': "We can't save anything in this browser. Your changes last until you close this page.",

  // The filter panel's, which is part of the first view; the other rules are in `words/ruleWords.ts`.
  'rule.price': 'Please enter a price of 0 or more.',
  'rule.priceOrder': 'The maximum price is lower than the minimum.',

  'price.free': 'Free',
  'duration.seconds': '{seconds} s',
  'time.justNow': 'just now',
  'duration.minutes': '{minutes} min',
  'duration.hours': '{hours} h',
  'duration.hoursMinutes': '{hours} h {minutes} min',
  'duration.course': '{hours} h',
  'workload.of': '{time} ({parts})',
  'workload.lessons': '{time} of lessons',
  'workload.project': '{time} project',
} as const;

/** The key of one of the client's own texts. */
export type CoreMessageKey = keyof typeof en;
