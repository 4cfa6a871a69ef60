import type { StorageLike } from '@lectern/sdk';

/** Frames of one page that are asked for their copy of the memory. */
const MAX_FRAMES = 50;
/** Under this name a frame's memory is found by the other frames of its own origin. */
const NAME = 'lecternMemory';

interface Shared extends StorageLike {
  entries(): IterableIterator<[string, string]>;
  /** Takes over what another frame has stored; null removes the entry. */
  receive(key: string, value: string | null): void;
}

/** `localStorage` if it can be written, else a memory that the page's frames share while the page is open. */
export function frameStorage(window: Window): { storage: StorageLike; isPersistent: boolean } {
  const probe = 'embed_probe';
  try {
    window.localStorage.setItem(probe, '1');
    window.localStorage.removeItem(probe);
    return { storage: window.localStorage, isPersistent: true };
  } catch {
    return { storage: sharedMemory(window), isPersistent: false }; // Blocked by the browser, or full.
  }
}

/** Each frame has a copy, so that none of them has to outlive the others. */
function sharedMemory(window: Window): StorageLike {
  const entries = new Map<string, string>();
  const put = (key: string, value: string | null) => (value === null ? entries.delete(key) : entries.set(key, value));
  const change = (key: string, value: string | null) => {
    put(key, value);
    for (const peer of peersOf(window)) peer.receive(key, value);
  };
  for (const peer of peersOf(window)) for (const [key, value] of peer.entries()) entries.set(key, value);
  const memory: Shared = {
    getItem: (key) => entries.get(key) ?? null,
    setItem: change,
    removeItem: (key) => change(key, null),
    entries: () => entries.entries(),
    receive(key, value) {
      put(key, value);
      // The stores listen to the event that `localStorage` would have caused.
      window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
    },
  };
  Object.defineProperty(window, NAME, { value: memory });
  return memory;
}

/** The memories of the other frames of the page that have this frame's origin. */
function peersOf(window: Window): Shared[] {
  const { parent } = window;
  const frames = Array.from({ length: Math.min(parent.length, MAX_FRAMES) }, (_, place) => parent[place]);
  return frames.flatMap((frame) => {
    if (!frame || frame === window) return [];
    try {
      return (frame as Window & { [NAME]?: Shared })[NAME] ?? [];
    } catch {
      return []; // Of another origin.
    }
  });
}
