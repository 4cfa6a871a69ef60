import type { CoreMessageKey } from './en.ts';

/** A message key as the message of a rule, checked by the compiler. */
export const rule = (key: CoreMessageKey): CoreMessageKey => key;
