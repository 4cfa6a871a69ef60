/** The course of the seed that the walks buy: six lectures, with a quiz of four questions. */
export const bought = { title: 'Clear Sentences', price: 699, text: 'People before verbs', quiz: 'Find the actor' };
