/** Texts that many screens share. */
export const general = {
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
  'count.learners.one': '{count} learner',
  'count.learners.other': '{count} learners',
  'count.found.one': '{count} Course Found',
  'count.found.other': '{count} Courses Found',

  'rating.label': '{rating} out of 5 stars',
  'rating.none': 'No ratings yet',

  'delete.confirm':
    'Are you sure you want to delete "{title}"? This will also delete all associated content ({contents}). This action cannot be undone.',
  'delete.courseContents': 'sections, lectures and quizzes',
  'delete.sectionContents': 'lectures and quizzes',
  'delete.lectureContents.video': 'the video and its captions',
  'delete.lectureContents.text': 'the text',
  'delete.lectureContents.quiz': 'the quiz and its attempts',
  'delete.lectureContents.assignment': 'the assignment and its submissions',

  'unsaved.title': 'Discard changes?',
  'unsaved.text': 'You have unsaved changes.',
  'unsaved.discard': 'Discard',
  'unsaved.stay': 'Keep editing',
  'unsaved.keep': 'Keep as draft',
  'unsaved.leaveTitle': 'Leave without saving?',
  'unsaved.leaveText': 'You have unsaved changes. You can keep them on this device as a draft.',
  'unsaved.restored': 'We restored your unsaved changes from this device.',
  'unsaved.startOver': 'Start over',

  'notFound.title': 'Page Not Found',
  'notFound.text': "We couldn't find that page. It may have moved, or the link may be wrong.",
  'notFound.browse': 'Browse Courses',
  'notFound.home': 'Go to the home page',

  'promise.refund': '30-day money-back guarantee',
  'promise.lifetime': 'Lifetime access',
  'promise.response': "We'll reply within 24 hours.",
  'promise.chat': 'Chat with us',
  'promise.hours': "We're here from 9 AM to 6 PM EST.",
} as const;
