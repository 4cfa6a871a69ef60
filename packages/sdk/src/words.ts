/** The texts of screens, for drawing your own: a table for each part of the marketplace, and `words` with all of them. */

export type { AccessWordKey } from './messages/words/accessWords.ts';
export type { AuthorFailureWordKey } from './messages/words/authorFailureWords.ts';
export type { CommonWordKey, SignInReason } from './messages/words/commonWords.ts';
export type { FailureWordKey } from './messages/words/failureWords.ts';
export { type WordKey, words } from './messages/words/index.ts';
export type { RuleWordKey } from './messages/words/ruleWords.ts';
export type { SnippetWordKey } from './messages/words/snippetWords.ts';
export * from './messages/words/tables.ts';
