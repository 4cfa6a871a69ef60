/** The widgets on partners' pages, beside the texts of the components that they show. */
export const embedWords = {
  'embed.account': 'Account',
  'embed.openQuiz': 'Open the quiz',
  'embed.openAssignment': 'Open the assignment',
} as const;
