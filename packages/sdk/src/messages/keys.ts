import type { CoreMessageKey } from './en.ts';
import type { WordKey } from './words/index.ts';

/** The key of any sentence that a person sees. */
export type MessageKey = CoreMessageKey | WordKey;
