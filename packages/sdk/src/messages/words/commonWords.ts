/** Texts of many widgets; `t` always knows them. */
export const commonWords = {
  'error.title': 'Error',
  'error.retry': 'Try again',

  'auth.loading': 'Loading authentication...',

  'count.lectures.one': '{count} lecture',
  'count.lectures.other': '{count} lectures',
  'count.reviews.one': '{count} review',
  'count.reviews.other': '{count} reviews',
  'count.sections.one': '{count} section',
  'count.sections.other': '{count} sections',
  'count.courses.one': '{count} course',
  'count.courses.other': '{count} courses',

  'rating.label': '{rating} out of 5 stars',
  'rating.none': 'No ratings yet',

  'form.simulated': 'Demo: nothing is sent.',
  'notice.ok': 'OK',
  'notice.confirm': 'Confirm',
  'notice.cancel': 'Cancel',
  'notice.close': 'Close',
  'notice.notNow': 'Not now',
  'notice.contactFailed.title': 'Submission Failed',
  'notice.contactFailed.text': 'An error occurred. Please try again later.',

  'course.loading': 'Loading course',
  'course.by': 'By {name}',

  'lecture.video': 'Video',
  'lecture.text': 'Text',
  'lecture.quiz': 'Quiz',
  'lecture.assignment': 'Assignment',

  'session.signIn': 'Sign in',
  'notice.signInRequired.title': 'Login Required',
  'notice.signInRequired.wishlist': 'Please log in to add courses to your wishlist.',
  'notice.signInRequired.cart': 'Please log in to add courses to your cart.',
  'notice.signInRequired.enroll': 'You need to log in to enroll in a course.',

  'player.progress': 'Course progress',
  'player.percent': '{percent}% complete',
  'player.backToDashboard': 'Back to dashboard',

  'instructorDashboard.content': 'Manage Content',
};
/** The key of a text in `commonWords`. */
export type CommonWordKey = keyof typeof commonWords;
/** The key of why a visitor has to sign in for what was pressed on a course card. */
export type SignInReason = `notice.signInRequired.${'wishlist' | 'cart' | 'enroll'}`;
