import { type CoreMessageKey, en } from './en.ts';
import type { MessageKey } from './keys.ts';

/** Texts by key that replace the defaults. A counted text may have every form of its language, such as `count.courses.few`. */
export type MessageOverrides = Partial<Record<MessageKey | `${PluralKey}.${Intl.LDMLPluralRule}`, string>>;

/** Values for the placeholders of a text. */
export type MessageValues = Record<string, string | number>;

type PluralStem<Key> = Key extends `${infer Stem}.other` ? Stem : never;

/** The stem of a text with a singular and a plural, such as `count.lectures`. */
export type PluralKey = PluralStem<MessageKey>;

/**
 * Turns a key and its values into a text. `Key` is the set of known keys: the client's own, and those of screens with
 * `messages.with(cartWords)`, or with all of them, `messages.with(words)`.
 */
export interface Messages<Key extends string = CoreMessageKey> {
  (key: Key, values?: MessageValues): string;
  /** The plural form for `count`. `{count}` is formatted for the locale. */
  plural(key: PluralStem<Key>, count: number, values?: MessageValues): string;
  /** The same with more texts; the same function for the same table. The host's overrides take precedence. */
  with<More extends string>(table: Readonly<Record<More, string>>): Messages<Key | More>;
}

/**
 * Creates the texts of one language.
 *
 * @param locale a BCP 47 tag; sets plural forms and number formatting
 * @param overrides texts that replace the English defaults
 */
export function createMessages(locale: string, overrides: MessageOverrides = {}): Messages {
  const plurals = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);

  const fill = (text: string, values: MessageValues) =>
    text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

  const own: Readonly<Record<string, string | undefined>> = overrides;

  /** The tables, latest first, aren't merged: a program may make many clients, each with a thousand texts. */
  function over<Key extends string>(tables: readonly Readonly<Record<string, string>>[]): Messages<Key> {
    const extended = new WeakMap<object, unknown>();
    const find = (key: string) => own[key] ?? tables.find((table) => Object.hasOwn(table, key))?.[key];
    const messages = (key: Key, values: MessageValues = {}) => fill(find(key) ?? key, values);
    return Object.assign(messages, {
      plural(key: PluralStem<Key>, count: number, values: MessageValues = {}) {
        const text = find(`${key}.${plurals.select(count)}`) ?? find(`${key}.other`) ?? key;
        return fill(text, { count: numbers.format(count), ...values });
      },
      with<More extends string>(more: Readonly<Record<More, string>>) {
        const known = extended.get(more) ?? over<Key | More>([more, ...tables]);
        extended.set(more, known);
        return known as Messages<Key | More>;
      },
    });
  }
  return over([en]);
}
