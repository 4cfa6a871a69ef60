import * as tables from './tables.ts';

type KeyOf<Table> = Table extends unknown ? keyof Table : never;

/** The key of a screen text. */
export type WordKey = KeyOf<(typeof tables)[keyof typeof tables]>;

/**
 * Screen texts by key: titles, buttons, labels, and the notices of §8. They are a separate entry (`@lectern/sdk/words`), so
 * that programs without screens don't load them. Keys ending in `.one` and `.other` are chosen by the plural rules of the
 * language.
 */
export const words: Readonly<Record<WordKey, string>> = /* @__PURE__ */ Object.assign({}, ...Object.values(tables));
