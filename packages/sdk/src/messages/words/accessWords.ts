import type { SignInReason } from './commonWords.ts';

/** Why a page or an act is refused to visitors and other roles; what a course card refuses is in `commonWords`. */
export const accessWords = {
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
/** The key of a reason. */
export type AccessWordKey = keyof typeof accessWords | SignInReason;
