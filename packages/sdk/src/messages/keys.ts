import type { CoreMessageKey } from './en.ts';
import type { WordKey } from './words/index.ts';

/** The key of any text: the client's own or a screen's. */
export type MessageKey = CoreMessageKey | WordKey;
