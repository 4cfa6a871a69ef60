/** The texts of screens, for drawing your own: a table for each part of the marketplace, and `words` with all of them. */
export { type WordKey, words } from './messages/words/index.ts';
export * from './messages/words/tables.ts';
