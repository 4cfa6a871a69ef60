/** The texts of screens, for drawing your own: `const t = marketplace.messages.with(words)`. */
export { type WordKey, words } from './messages/words/index.ts';
