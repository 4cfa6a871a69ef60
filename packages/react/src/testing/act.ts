import type { Marketplace, Messages } from '@lectern/sdk';
import type { MockApi } from '@lectern/sdk/testing';
import { type WordKey, words } from '@lectern/sdk/words';
import { type UserEventObject, waitFor, within } from 'storybook/test';
import { describeShown, isShown, nameOf, type Shown } from './isShown.ts';
import { worldOf } from './openCells.ts';

type Name = string | RegExp;

/** What a state's `act` gets. Names and labels may be keys of messages, so that a changed text breaks no story. */
export interface ActTools {
  /** Presses the first button, link, tab, option or the like with this name, once it is enabled. */
  press(name: Name): Promise<void>;
  /** Replaces the text of the field with this label. */
  type(label: Name, text: string): Promise<void>;
  /** Chooses an option of the select with this label. */
  choose(label: Name, option: Name): Promise<void>;
  /** Chooses a file in the field with this label. */
  attach(label: Name, file: File): Promise<void>;
  /** Waits until this is shown. */
  sees(shown: Shown): Promise<void>;
  /** Queries of the story's own elements, dialogs included. */
  canvas: ReturnType<typeof within>;
  userEvent: UserEventObject;
  api: MockApi;
  /** What the state is shown with, for what another tab or another part of the page does. */
  marketplace: Marketplace;
  t: Messages<WordKey>;
}

const pressable = ['button', 'link', 'tab', 'menuitem', 'menuitemradio', 'checkbox', 'radio', 'switch', 'option'];

export async function toolsOf(canvasElement: HTMLElement, userEvent: UserEventObject): Promise<ActTools> {
  const story = await waitFor(() => find<HTMLElement>(canvasElement, '.lectern-story'));
  const root = story.closest<HTMLElement>('.lectern-root') ?? story;
  const canvas = within(root);
  const world = worldOf(story);
  const t = world.marketplace.messages.with(words);
  const named = (name: Name) => nameOf(t, name);
  return {
    canvas,
    userEvent,
    api: world.api,
    marketplace: world.marketplace,
    t,
    async press(name) {
      const element = await waitFor(() => {
        const [first] = pressable.flatMap((role) => canvas.queryAllByRole(role, { name: named(name) }));
        if (!first) throw new Error(`Nothing to press is called ${named(name)}.`);
        if (first.matches(':disabled, [aria-disabled="true"]')) throw new Error(`${named(name)} is disabled.`);
        return first;
      });
      await userEvent.click(element);
    },
    async type(label, text) {
      const field = await canvas.findByLabelText(named(label));
      await userEvent.clear(field);
      if (text !== '') await userEvent.type(field, text);
    },
    async choose(label, option) {
      const select = await canvas.findByLabelText(named(label));
      await userEvent.selectOptions(select, await within(select).findByRole('option', { name: named(option) }));
    },
    async attach(label, file) {
      await userEvent.upload(await canvas.findByLabelText(named(label)), file);
    },
    sees: (shown) =>
      waitFor(
        () => {
          if (!isShown(root, t, shown)) throw new Error(`The story doesn't show ${describeShown(shown)}.`);
        },
        // Without the whole document, which is the default.
        { onTimeout: (error) => error },
      ),
  };
}

function find<E extends Element>(root: Element, selector: string): E {
  const found = root.querySelector<E>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}
