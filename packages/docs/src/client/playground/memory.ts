/** Storage for a document that has none, since it is sandboxed. Stores that listen to `storage` hear of other frames. */
export function createMemory(onChange: (key: string, value: string | null) => void = () => {}) {
  const entries = new Map<string, string>();
  const put = (key: string, value: string | null) => {
    if (value === null) entries.delete(key);
    else entries.set(key, value);
  };
  return {
    entries,
    storage: {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem(key: string, value: string) {
        put(key, String(value));
        onChange(key, String(value));
      },
      removeItem(key: string) {
        put(key, null);
        onChange(key, null);
      },
      clear() {
        for (const key of [...entries.keys()]) this.removeItem(key);
      },
      key: (index: number) => [...entries.keys()][index] ?? null,
      get length() {
        return entries.size;
      },
    },
    /** Takes over what another frame stored. */
    receive(key: string, value: string | null) {
      put(key, value);
      dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
    },
  };
}

/** Puts storage into the place of one that a sandboxed document is denied. */
export const provide = (name: 'localStorage' | 'sessionStorage', value: unknown): void => {
  Object.defineProperty(window, name, { value, configurable: true });
};
