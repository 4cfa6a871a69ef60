/** Words: what every screen has. */
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
  'count.students.one': '{count} student',
  'count.students.other': '{count} students',
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
  'unsaved.text': 'What you have changed is not saved yet.',
  'unsaved.discard': 'Discard',
  'unsaved.stay': 'Keep editing',
  'unsaved.keep': 'Keep as draft',
  'unsaved.leaveTitle': 'Leave without saving?',
  'unsaved.leaveText': 'What you wrote is not saved yet. It can stay on this device as a draft until you come back.',
  'unsaved.restored': 'This is what you had not saved yet. It was kept on this device.',
  'unsaved.startOver': 'Start over',

  'notFound.title': 'Page Not Found',
  'notFound.text': 'There is nothing at this address. It may have moved, or never have been here.',
  'notFound.browse': 'Browse Courses',
  'notFound.home': 'Go to the home page',

  'promise.refund': '30-day money-back guarantee',
  'promise.lifetime': 'Lifetime access',
  'promise.response': 'We answer within 24 hours.',
  'promise.chat': 'Chat with us',
  'promise.hours': 'We are here from 9 AM to 6 PM EST.',
} as const;
