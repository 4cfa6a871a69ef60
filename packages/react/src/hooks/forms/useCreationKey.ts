import { useLectern } from '../../provider/context.ts';
import { useSession } from '../account/useSession.ts';

/**
 * The idempotency key of a creation, stored beside its draft: a retry after a lost answer, or after a reload, creates
 * nothing twice. Call `forget` once it is created or discarded.
 */
export function useCreationKey(id: string) {
  const { marketplace } = useLectern('useCreationKey');
  const { storage } = marketplace;
  const userId = useSession().user?.userId ?? '';
  const name = `draft_${userId}_${id}_key`;
  return {
    read(): string {
      const key = storage.get(name) ?? crypto.randomUUID();
      storage.set(name, key);
      return key;
    },
    forget: () => storage.remove(name),
  };
}
