import { useCallback, useRef, useState } from 'react';
import { useLectern } from '../provider/context.ts';
import { useSession } from './useSession.ts';

/**
 * What somebody is writing, kept on this device until it is handed in: a reload or an expired session loses nothing.
 * It belongs to the person, and to one thing.
 */
export function useDraft<Value>(id: string, empty: Value, read: (stored: unknown) => Value | undefined) {
  const { marketplace } = useLectern('useDraft');
  const userId = useSession().user?.userId ?? '';
  const key = `draft_${userId}_${id}`;
  const [value, setValue] = useState<Value>(() => parse(marketplace.storage.get(key), read) ?? empty);

  // What is there now, for changes that come before the next drawing.
  const latest = useRef(value);

  const change = useCallback(
    (next: (before: Value) => Value) => {
      latest.current = next(latest.current);
      setValue(latest.current);
      marketplace.storage.set(key, JSON.stringify(latest.current));
    },
    [marketplace, key],
  );
  const clear = useCallback(() => {
    latest.current = empty;
    setValue(empty);
    marketplace.storage.remove(key);
  }, [marketplace, key, empty]);
  return [value, change, clear] as const;
}

function parse<Value>(stored: string | undefined, read: (stored: unknown) => Value | undefined): Value | undefined {
  if (stored === undefined) return undefined;
  try {
    return read(JSON.parse(stored));
  } catch {
    return undefined; // Half-written or another version's: begin with nothing.
  }
}
