import { useCallback, useRef, useState } from 'react';
import { useLectern } from '../../provider/context.ts';
import { useSession } from '../account/useSession.ts';

/**
 * A value that the user is editing, stored on this device until it is cleared: a reload or an expired session loses
 * nothing. It belongs to the signed-in user; `id` tells one draft from another.
 *
 * @param empty The value without a draft; nothing is stored while the draft equals it.
 * @param read Checks what was stored; undefined if it is not usable.
 */
export function useDraft<Value>(id: string, empty: Value, read: (stored: unknown) => Value | undefined) {
  const { marketplace } = useLectern('useDraft');
  const userId = useSession().user?.userId ?? '';
  const key = `draft_${userId}_${id}`;
  const [value, setValue] = useState<Value>(() => parse(marketplace.storage.get(key), read) ?? empty);

  // The current value, for several changes before the next render.
  const latest = useRef(value);

  const change = useCallback(
    (next: (before: Value) => Value) => {
      latest.current = next(latest.current);
      setValue(latest.current);
      const json = JSON.stringify(latest.current);
      if (json === JSON.stringify(empty)) marketplace.storage.remove(key);
      else marketplace.storage.set(key, json);
    },
    [marketplace, key, empty],
  );
  const clear = useCallback(() => change(() => empty), [change, empty]);
  return [value, change, clear] as const;
}

function parse<Value>(stored: string | undefined, read: (stored: unknown) => Value | undefined): Value | undefined {
  if (stored === undefined) return undefined;
  try {
    return read(JSON.parse(stored));
  } catch {
    return undefined; // Truncated, or not JSON: start without a draft.
  }
}
