import type { MessageKey, Messages, MessageValues, PluralKey } from '@lectern/sdk';
import { words } from '@lectern/sdk/words';
import { queryAllByRole } from 'storybook/test';
import type { World } from './world.ts';

/** What proves a state: a text by its key, with its values; or text of the seed; or an element by its role and name. */
export type Shown =
  | MessageKey
  | readonly [MessageKey | PluralKey, MessageValues]
  | { text: string | RegExp }
  | { role: string; name?: string | RegExp };

const normal = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ');

/** A form's own `textContent` is its field of that name, if it has one. */
const contentOf = (element: Element): string => normal(Reflect.get(Node.prototype, 'textContent', element));

/** Texts that aren't an element's own content. */
const attributes = ['aria-label', 'placeholder', 'title', 'alt'];
const namesOf = (element: Element) => [
  ...attributes.map((name) => normal(element.getAttribute(name))),
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? normal(element.value) : '',
];

/** Whether a state's proof is visible, or announced, inside `root`. */
export function isShown(root: HTMLElement, t: Messages<never>, shown: Shown): boolean {
  if (typeof shown === 'object' && 'role' in shown) {
    const { role, name } = shown;
    return queryAllByRole(root, role, name === undefined ? {} : { name: nameOf(t, name) }).length > 0;
  }
  const text = textOf(t, shown);
  const matches = (own: string) => (typeof text === 'string' ? own.includes(normal(text)) : text.test(own));
  return [...root.querySelectorAll('*')].some(
    (element) =>
      (namesOf(element).some((name) => name !== '' && matches(name)) ||
        (matches(contentOf(element)) && ![...element.children].some((child) => matches(contentOf(child))))) &&
      element.checkVisibility({ visibilityProperty: true }),
  );
}

/** What proves the state of a story and isn't shown in it. */
export function unshown(story: HTMLElement, { marketplace }: World, proofs: readonly Shown[] = []): Shown[] {
  const root = story.closest<HTMLElement>('.lectern-root') ?? story;
  const t = marketplace.messages.with(words);
  return proofs.filter((proof) => !isShown(root, t, proof));
}

export const describeShown = (shown: Shown): string =>
  JSON.stringify(shown, (_, value: unknown) => (value instanceof RegExp ? String(value) : value));

/** A name that may be the key of a message. */
export const nameOf = (t: Messages<never>, name: string | RegExp): string | RegExp =>
  typeof name === 'string' ? messageOf(t, name, {}) : name;

export function textOf(t: Messages<never>, shown: Exclude<Shown, { role: string }>): string | RegExp {
  if (typeof shown === 'string') return messageOf(t, shown, {});
  if ('text' in shown) return shown.text;
  return messageOf(t, shown[0], shown[1]);
}

/** The text of a key. A key with plural forms chooses by `count`; anything else is a text of its own. */
function messageOf(t: Messages<never>, key: string, values: MessageValues): string {
  const all = t.with<string>(words);
  const { count, ...rest } = values;
  return `${key}.other` in words && typeof count === 'number'
    ? all.plural(key as never, count, rest)
    : all(key, values);
}
