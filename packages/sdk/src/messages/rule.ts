import type { MessageKey } from './en.ts';

/** A key where a rule carries its sentence; checked by the compiler. */
export const rule = (key: MessageKey): MessageKey => key;
