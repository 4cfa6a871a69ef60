import { en, type MessageKey } from './en.ts';

/** Your own wording, by key; what is not named keeps the default. */
export type MessageOverrides = Partial<Record<MessageKey, string>>;

/** Values for the placeholders of a sentence; `count` also chooses between `.one` and `.other`. */
export type MessageValues = Record<string, string | number>;

type PluralStem<K> = K extends `${infer Stem}.other` ? Stem : never;

/** The stem of a sentence that has a singular and a plural, such as `count.lectures`. */
export type PluralKey = PluralStem<MessageKey>;

/** Turns a key and its values into a sentence. */
export interface Messages {
  (key: MessageKey, values?: MessageValues): string;
  /** The form for `count`, which also fills `{count}`, grouped as the language does. */
  plural(key: PluralKey, count: number, values?: MessageValues): string;
}

/**
 * The sentences of one language.
 *
 * @param locale a BCP 47 tag; it chooses the plural form and how counts are grouped
 * @param overrides sentences that replace the English defaults
 */
export function createMessages(locale: string, overrides: MessageOverrides = {}): Messages {
  const plurals = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  const table: Record<string, string | undefined> = { ...en, ...overrides };

  const fill = (text: string, values: MessageValues) =>
    text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
  const messages = (key: MessageKey, values: MessageValues = {}) => fill(table[key] ?? key, values);

  return Object.assign(messages, {
    plural(key: PluralKey, count: number, values: MessageValues = {}) {
      const text = table[`${key}.${plurals.select(count)}`] ?? table[`${key}.other`] ?? key;
      return fill(text, { count: numbers.format(count), ...values });
    },
  });
}

/** Whether a text is the key of a sentence; rules carry keys where others carry sentences. */
export function isMessageKey(text: string): text is MessageKey {
  return Object.hasOwn(en, text);
}
