/** A free lesson: a lecture that anyone may open. */
export const sampleWords = {
  'sample.heading': 'Try a lesson',
  'sample.free': 'Free lesson',
  'sample.loading': 'Loading the lesson',
  'sample.none': 'This course has no free lesson.',
  'sample.noVideo': "This video can't be played here.",
  'sample.readOn': 'Read the whole lesson',
  'sample.check': 'Check answer',
  'sample.checking': 'Checking...',
  'sample.right': "That's right.",
  'sample.wrong': 'Not quite. Try again.',
  'sample.oneOf': 'One question of this quiz',
  'sample.next': 'Continue with lecture {number}',
  'sample.nextTitle': 'Lecture {number}: {title}',
  'sample.course': 'Continue with the course',
  'sample.button': '{act} – {price}',
  'sample.others': 'More free lessons',
};
