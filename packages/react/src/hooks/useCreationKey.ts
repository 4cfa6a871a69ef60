import { useLectern } from '../provider/context.ts';
import { useSession } from './useSession.ts';

/**
 * The name of a creation, kept beside its draft: a second try after a lost answer is the same creation. Done with, the
 * next one gets another.
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
