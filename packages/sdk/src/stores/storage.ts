/** The part of `localStorage` that is used; implement it to store data elsewhere. */
export interface StorageLike {
  /** The value under a key, or null. */
  getItem(key: string): string | null;
  /** Stores a value; may throw. */
  setItem(key: string, value: string): void;
  /** Removes a key; may throw. */
  removeItem(key: string): void;
}

/** Storage that never throws, falls back to memory and reports changes by other tabs. */
export interface KeyValueStore {
  /** The value under a key, from the backend or from memory. */
  get(key: string): string | undefined;
  /** Stores a value; false if only in memory. */
  set(key: string, value: string): boolean;
  /** Removes a key. */
  remove(key: string): void;
  /** Calls the listener when another tab changes the key (undefined: removed). Returns an unsubscribe function. */
  onChange(key: string, listener: (value: string | undefined) => void): () => void;
  /** Stops listening to storage events. */
  destroy(): void;
}

interface StorageOptions {
  backend: StorageLike | undefined;
  prefix: string;
  /** Called once, at the first write that fails. */
  onFailure: () => void;
}

interface StorageEventLike {
  key: string | null;
  newValue: string | null;
  storageArea?: unknown;
}

/** `localStorage`, or undefined if it is unavailable; blocked storage throws on mere access. */
export function browserStorage(): StorageLike | undefined {
  try {
    return globalThis.localStorage ?? undefined;
  } catch {
    return undefined; // Denied by the browser's settings: memory is used instead.
  }
}

/** `sessionStorage`, likewise. */
export function browserTabStorage(): StorageLike | undefined {
  try {
    return globalThis.sessionStorage ?? undefined;
  } catch {
    return undefined; // Denied, as above.
  }
}

export function createStorage({ backend, prefix, onFailure }: StorageOptions): KeyValueStore {
  /** Values that could not be written; they take precedence over the backend, and `undefined` means removed. */
  const memory = new Map<string, string | undefined>();
  const listeners = new Map<string, Set<(value: string | undefined) => void>>();
  let hasFailed = false;

  const fail = () => {
    if (hasFailed) return;
    hasFailed = true;
    onFailure();
  };

  const notify = (key: string, value: string | undefined) => {
    for (const listener of listeners.get(key) ?? []) listener(value);
  };
  const onStorage = (event: Event) => {
    const { key, newValue, storageArea } = event as Event & StorageEventLike;
    if (storageArea && backend && storageArea !== backend) return;
    if (key === null) {
      memory.clear();
      for (const known of listeners.keys()) notify(known, undefined);
    } else if (key.startsWith(prefix)) {
      memory.delete(key.slice(prefix.length));
      notify(key.slice(prefix.length), newValue ?? undefined);
    }
  };
  const target = typeof window === 'undefined' ? undefined : window;
  target?.addEventListener('storage', onStorage);

  return {
    get(key) {
      if (memory.has(key)) return memory.get(key);
      try {
        return backend?.getItem(prefix + key) ?? undefined;
      } catch {
        return undefined; // Unreadable counts as missing; the next write shows a notice.
      }
    },
    set(key, value) {
      try {
        if (!backend) throw new Error('no storage');
        backend.setItem(prefix + key, value);
        memory.delete(key);
        return true;
      } catch {
        memory.set(key, value);
        // Memory is expected where there is no storage (Node, a server); a denial by a browser is reported.
        if (backend) fail();
        return false;
      }
    },
    remove(key) {
      try {
        backend?.removeItem(prefix + key);
        memory.delete(key);
      } catch {
        memory.set(key, undefined);
      }
    },
    onChange(key, listener) {
      const set = listeners.get(key) ?? new Set();
      listeners.set(key, set.add(listener));
      return () => set.delete(listener);
    },
    destroy() {
      target?.removeEventListener('storage', onStorage);
      listeners.clear();
    },
  };
}
