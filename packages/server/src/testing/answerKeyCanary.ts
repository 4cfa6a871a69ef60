/** Part of the answer key and explanation of every quiz: a response that contains it leaks the answers. */
export const ANSWER_KEY_CANARY = 'canary-that-nobody-may-hear';
