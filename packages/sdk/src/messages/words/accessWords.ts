/** Why something is refused to visitors and other roles. */
export const accessWords = {
  'notice.signInRequired.title': 'Login Required',
  'notice.signInRequired.wishlist': 'Please log in to add courses to your wishlist.',
  'notice.signInRequired.cart': 'Please log in to add courses to your cart.',
  'notice.signInRequired.enroll': 'You need to log in to enroll in a course.',
  'notice.signInRequired.checkout': 'Please log in to proceed to checkout.',
  'notice.accessDenied.title': 'Access Denied',
  'notice.accessDenied.text': 'You must be logged in to access course learning content.',
  'notice.reviewDenied.text': 'You must be an enrolled learner to add a review.',
  'access.signIn': 'Sign in to see this page.',
  'access.notAllowed': 'Your account does not have access to this page.',
  'access.continue': 'Continue',
  'profile.signInRequired': 'Please log in to view your profile.',
  'courseForm.instructorOnly': 'You must be an instructor to manage courses.',
  'contentManager.instructorOnly': 'You must be an instructor to manage course content.',
};
/** The key of a reason in `accessWords`. */
export type AccessWordKey = keyof typeof accessWords;
