import { useEffect, useRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { useSession } from '../account/useSession.ts';

/**
 * Reports that someone who is signed in sees what there is to pay, and that they left without a purchase. Returns what
 * says that something was bought.
 */
export function useCheckoutEvents(items: readonly { _id: string }[]): () => void {
  const { marketplace } = useLectern('useCheckout');
  const { isAuthenticated } = useSession();
  const viewed = useRef<readonly string[]>(undefined);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (viewed.current || !isAuthenticated || items.length === 0) return;
    viewed.current = items.map(({ _id }) => _id);
    marketplace.emit({ type: 'checkout.viewed', courseIds: viewed.current });
  });
  useEffect(() => {
    clearTimeout(leaving.current);
    return () => {
      // React's strict mode takes it away only to put it back.
      leaving.current = setTimeout(() => {
        const courseIds = viewed.current ?? [];
        if (courseIds.length > 0) marketplace.emit({ type: 'checkout.abandoned', courseIds });
      });
    };
  }, [marketplace]);
  return () => {
    // Nothing more is told of this checkout.
    viewed.current = [];
  };
}
