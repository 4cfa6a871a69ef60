/** In the key and the explanation of every quiz: whatever shows it to who has not passed leaks. */
export const ANSWER_KEY_CANARY = 'canary-that-nobody-may-hear';
