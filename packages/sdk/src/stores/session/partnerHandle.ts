import type { StorageLike } from '../storage.ts';
import { handleName } from './handleName.ts';

/** The handle that renews the session of a partner's page. It is in the tab's storage, or in memory without one. */
export interface PartnerHandle {
  get(): string | undefined;
  set(handle: string | undefined): void;
  destroy(): void;
}

interface Rotation {
  from: string;
  to: string;
}

/**
 * A duplicated tab starts with a copy of the handle, and each works once: whoever uses it says so, and the others go on
 * with the next one.
 */
export function createPartnerHandle(tab: StorageLike | undefined, key: string): PartnerHandle {
  const name = handleName(key);
  let kept: string | undefined;
  const get = () => {
    try {
      return tab?.getItem(name) ?? kept;
    } catch {
      return kept; // Denied: memory is used instead.
    }
  };
  const put = (handle: string | undefined) => {
    kept = handle;
    try {
      if (handle === undefined) tab?.removeItem(name);
      else tab?.setItem(name, handle);
    } catch {
      // As above.
    }
  };
  const channel =
    typeof window === 'undefined' || typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  channel?.addEventListener('message', ({ data }: MessageEvent<Rotation>) => {
    if (get() === data.from) put(data.to);
  });
  return {
    get,
    set(handle) {
      const from = get();
      put(handle);
      if (from !== undefined && handle !== undefined && from !== handle) channel?.postMessage({ from, to: handle });
    },
    destroy: () => channel?.close(),
  };
}
