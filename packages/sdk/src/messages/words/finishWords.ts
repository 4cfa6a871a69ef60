/** What a learner sees at the end of a course. */
export const finishWords = {
  'finish.date': 'Finished on {date}',
  'finish.work': 'What you made',
  'finish.openWork': 'Open your submission',
  'finish.next': 'Next: {title}',
};
