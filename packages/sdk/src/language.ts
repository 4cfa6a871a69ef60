import { createFormats, type Formats } from './messages/createFormats.ts';
import { createMessages, type MessageOverrides, type Messages } from './messages/createMessages.ts';
import type { Money } from './rules/cartSummary.ts';
import { createOwnedStore, type ReadStore } from './stores/store.ts';

/** What a client says, and how it writes numbers and dates. */
export interface Language {
  /** BCP 47. */
  locale: string;
  messages: Messages;
  formats: Formats;
}

/** The language of a client: of its texts, numbers and dates. */
export interface LanguageOptions {
  /** BCP 47; `en-IN` by default. */
  locale?: string;
  /** Texts by key that replace the English defaults. */
  messages?: MessageOverrides;
}

/** The language of a client, which may change while it lives. `t` always speaks the current one. */
export function createLanguage(
  options: LanguageOptions,
  money: Pick<Money, 'currency' | 'decimals'>,
): { view: ReadStore<Language>; t: Messages; set: (options: LanguageOptions) => void } {
  const make = ({ locale = 'en-IN', messages: overrides }: LanguageOptions): Language => {
    const messages = createMessages(locale, overrides);
    return { locale, messages, formats: createFormats(locale, money.currency, messages, money.decimals) };
  };
  const { view, get, set } = createOwnedStore(make(options));
  const t: Messages = Object.assign((...[key, values]: Parameters<Messages>) => get().messages(key, values), {
    plural: (...[key, count, values]: Parameters<Messages['plural']>) => get().messages.plural(key, count, values),
    with: <More extends string>(table: Readonly<Record<More, string>>) => get().messages.with(table),
  });
  let given = options;
  return {
    view,
    t,
    set(next) {
      if (next.locale === given.locale && next.messages === given.messages) return;
      given = next;
      set(make(next));
    },
  };
}
