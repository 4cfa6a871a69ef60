/** The widgets on partners' pages, beside the texts of the components that they show. */
export const embedWords = {
  'embed.account': 'Account',
  'embed.playSample': 'Play the lesson',
  'embed.answerSample': 'Answer the question',
  'embed.openQuiz': 'Open the quiz',
  'embed.openAssignment': 'Open the assignment',
  'embed.pay.again': 'Press once more to pay.',
  'embed.pay.hidden':
    "Nothing was paid: this page covers or changes the form, so we can't be sure that you see what you press.",
  'embed.pay.elsewhere': 'Go on at {site}',
};
