import { useEnrolledCourses, useLectern, useSession, useWishlist } from '@lectern/react';
import { useEffect, useSyncExternalStore } from 'react';
import { onReturn } from './changes.ts';
import { useFrame } from './FrameContext.ts';

const MAX_IDS = 1_000;
const idsOf = (courses: readonly { _id: string }[] | undefined) =>
  (courses ?? []).slice(0, MAX_IDS).map(({ _id }) => _id);

/** Tells the host's page which courses are in the cart, owned or wished, so that its cards can show it. Renders nothing. */
export function StateReports() {
  const frame = useFrame();
  const { cart } = useLectern('StateReports').marketplace;
  const { isLoading, isAuthenticated } = useSession();
  const { items } = useSyncExternalStore(cart.subscribe, cart.getState);
  const owned = useEnrolledCourses();
  const { refetch } = owned;
  useEffect(() => (isAuthenticated ? onReturn(() => void refetch()) : undefined), [isAuthenticated, refetch]);
  const wished = useWishlist();
  // Without the courses of someone who has just signed in, cards would offer what they own already.
  const isKnown = !isLoading && (!isAuthenticated || (owned.isFetched && wished.isFetched));
  const ids = [items, owned.data, wished.data].map(isAuthenticated ? idsOf : () => []);
  const message = JSON.stringify({ isSignedIn: isAuthenticated, ids });
  useEffect(() => {
    if (!isKnown) return;
    const { isSignedIn, ids }: { isSignedIn: boolean; ids: [string[], string[], string[]] } = JSON.parse(message);
    const [cart, owned, wished] = ids;
    frame.send({ type: 'state', isSignedIn, cart, owned, wished });
  }, [frame, isKnown, message]);
  return null;
}
