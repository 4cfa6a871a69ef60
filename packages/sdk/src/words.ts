/** The words of screens, for those who draw their own: `const t = marketplace.messages.with(words)`. */
export { type WordKey, words } from './messages/words/index.ts';
