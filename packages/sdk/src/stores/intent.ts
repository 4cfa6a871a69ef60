import type { StorageLike } from './storage.ts';
import { createOwnedStore, type ReadStore } from './store.ts';
import { fail, number, optional, parseJson, parseOrUndefined, type Read, record, string } from './stored.ts';

/** What a visitor pressed, or the page that they opened. */
export interface Intent {
  /** Pressed: the heart, Add to Cart, Enroll Now or Buy Now. Opened: the checkout, or the course player. */
  act: 'wishlist' | 'cart' | 'enroll' | 'checkout' | 'learning';
  /** The path to return to; its hash names what was pressed. */
  from: string;
  /** The course, if something is to be done with it after signing in. */
  course?: { _id: string; title: string } | undefined;
}

/** How the person has signed in, which the notice after the act says too: its messages are `notice.{greeting}.…`. */
export type Greeting = 'signedIn' | 'signedUp' | 'external';

/** What is done after signing in. */
export interface DueIntent {
  intent: Intent;
  greeting: Greeting;
}

/** What a visitor pressed that needs a sign-in, and whether it is due. */
export interface IntentState {
  /** Why signing in is asked for. */
  intent: Intent | undefined;
  /** Whether the person has signed in, and what they pressed is about to be done. Until then, the page stays. */
  isDue: boolean;
}

/**
 * What a visitor pressed before signing in, to do it afterwards: once, in this tab, within half an hour, and only for who
 * signed in here. It survives a reload and the way to another site and back.
 */
export interface IntentStore extends ReadStore<IntentState> {
  /** Keeps what was pressed, in place of anything earlier. */
  keep(intent: Intent): void;
  /** Call it where signing in begins. Drops what led to signing in with another way back. */
  begin(from: string | null | undefined): void;
  /** Drops it. */
  cancel(): void;
  /**
   * Does what the signed-in person pressed, once. `isDue` is true until the promise has settled. Does nothing if there is
   * nothing, or somebody else does it.
   */
  perform(work: (due: DueIntent) => Promise<void>): Promise<void>;
  /**
   * Called by the session: this person has signed in here. Returns whether something was pressed, or the checkout opened:
   * what leads there greets them, so that no greeting covers it.
   */
  claim(userId: string, greeting: Greeting): boolean;
  /** Called by the session: nobody else's press counts. */
  load(userId: string | undefined): void;
}

interface Kept extends Intent {
  at: number;
  userId?: string | undefined;
  greeting?: Greeting | undefined;
}

const MAX_AGE_MS = 30 * 60 * 1000;
const acts: readonly string[] = ['wishlist', 'cart', 'enroll', 'checkout', 'learning'] satisfies Intent['act'][];
const greetings: readonly string[] = ['signedIn', 'signedUp', 'external'] satisfies Greeting[];
const oneOf =
  <Name extends string>(names: readonly string[]): Read<Name> =>
  (value, name) =>
    names.includes(value as string) ? (value as Name) : fail(name, `one of ${names.join(', ')}`);

const readKept: Read<Kept> = record({
  act: oneOf<Intent['act']>(acts),
  from: string,
  course: optional(record({ _id: string, title: string })),
  at: number,
  userId: optional(string),
  greeting: optional(oneOf<Greeting>(greetings)),
});

const isFresh = ({ at }: Kept) => Math.abs(Date.now() - at) < MAX_AGE_MS;

export function createIntent(tab: StorageLike | undefined, key: string): IntentStore {
  const none: IntentState = { intent: undefined, isDue: false };
  /** Without storage, it lasts as long as the page. */
  let isStored = true;
  let kept = read();
  const { view, set } = createOwnedStore<IntentState>({ intent: kept, isDue: kept?.userId !== undefined }, none);

  function read(): Kept | undefined {
    try {
      const found = parseOrUndefined(readKept, parseJson(tab?.getItem(key) ?? undefined));
      return found && isFresh(found) ? found : undefined;
    } catch {
      return undefined; // Denied.
    }
  }
  function write(next: Kept | undefined) {
    kept = next;
    try {
      if (!tab) throw new Error('no storage');
      if (next) tab.setItem(key, JSON.stringify(next));
      else tab.removeItem(key);
      isStored = true;
    } catch {
      isStored = false;
    }
  }
  function change(next: Kept | undefined) {
    if (next === kept) return;
    write(next);
    set({ intent: next, isDue: next?.userId !== undefined });
  }

  return {
    ...view,
    keep: (intent) => change({ ...intent, at: Date.now() }),
    begin(from) {
      if (kept && kept.userId === undefined && ((from && from !== kept.from) || !isFresh(kept))) change(undefined);
    },
    cancel: () => change(undefined),
    claim(userId, greeting) {
      const isPressed = (kept?.course !== undefined || kept?.act === 'checkout') && isFresh(kept);
      change(kept && isPressed ? { ...kept, userId, greeting } : undefined);
      return isPressed;
    },
    load(userId) {
      if (kept && (kept.userId === undefined ? userId : kept.userId !== userId)) change(undefined);
    },
    async perform(work) {
      // Another client of this page may have taken it already.
      const due = isStored ? read() : kept;
      if (!due?.greeting || !kept) return;
      const { greeting } = due;
      // Before it is done: a reload in the middle must not do it again.
      write(undefined);
      try {
        await work({ intent: due, greeting });
      } finally {
        if (!kept) set(none);
      }
    },
  };
}
