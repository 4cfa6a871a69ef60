/** What a learner sees at the end of a course. */
export const finishWords = {
  'finish.date': 'Finished on {date}',
  'finish.work': 'What you made',
  'finish.openWork': 'Open your submission',
  'finish.reviewTitle': 'How was it?',
  'finish.reviewText': 'Two sentences help the next person to decide.',
  'finish.reviewed': 'Your review',
  'finish.whatNext': 'What next',
};
