import { account } from './account.ts';
import { admin } from './admin.ts';
import { catalogue } from './catalogue.ts';
import { checkout } from './checkout.ts';
import { content } from './content.ts';
import { general } from './general.ts';
import { layout } from './layout.ts';
import { learning } from './learning.ts';
import { notices } from './notices.ts';
import { quizCreator } from './quizCreator.ts';
import { teaching } from './teaching.ts';

/**
 * The words of screens, by key: titles, buttons, labels, and the notices of §8 that a screen raises. They are an entry of
 * their own (`@lectern/sdk/words`), so that a program without screens does not carry them. Keys that end in `.one` and
 * `.other` are chosen by the plural rules of the language.
 */
export const words = {
  ...general,
  ...notices,
  ...catalogue,
  ...account,
  ...checkout,
  ...learning,
  ...teaching,
  ...content,
  ...quizCreator,
  ...admin,
  ...layout,
} as const;
/** The key of a word of a screen. */
export type WordKey = keyof typeof words;
