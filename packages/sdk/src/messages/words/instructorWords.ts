/** The page of an instructor. */
export const instructorWords = {
  'count.learners.one': '{count} learner',
  'count.learners.other': '{count} learners',

  'instructor.loading': 'Loading instructor',
  'instructor.notFound': "We couldn't find that instructor.",
  'instructor.courses': 'Courses by {name}',
  'instructor.praise': 'What Learners Say',
  'instructor.none': 'No published courses yet.',
};
