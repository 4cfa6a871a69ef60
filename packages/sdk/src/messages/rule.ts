import type { CoreMessageKey } from './en.ts';

/** A key where a rule carries its sentence; checked by the compiler. */
export const rule = (key: CoreMessageKey): CoreMessageKey => key;
