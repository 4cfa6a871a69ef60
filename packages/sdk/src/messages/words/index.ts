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
 * Screen texts by key: titles, buttons, labels, and the notices of §8. They are a separate entry (`@lectern/sdk/words`), so
 * that programs without screens don't load them. Keys ending in `.one` and `.other` are chosen by the plural rules of the
 * language.
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
/** The key of a screen text. */
export type WordKey = keyof typeof words;
