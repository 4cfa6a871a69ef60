import { type Course, messageOf, wishlistToggle } from '@lectern/sdk';
import { useSyncExternalStore } from 'react';
import { useLectern } from '../provider/context.ts';
import { useMutation, useQuery, useQueryClient } from '../provider/query.ts';
import { wishlistQuery } from '../queries/wishlist.ts';
import { useRequireSignIn } from './useRequireSignIn.ts';
import { useUserId } from './useSession.ts';

/** The courses on the wishlist, newest first; nothing is asked for a visitor. */
export function useWishlist() {
  const { marketplace } = useLectern('useWishlist');
  const userId = useUserId();
  return useQuery({ ...wishlistQuery(marketplace, userId ?? ''), enabled: userId !== undefined });
}

const none = () => false;

/** Whether one course is on it. A card reads its own flag only, so a change re-renders one card. */
export function useIsInWishlist(courseId: string): boolean {
  const { wishlistFlags: flags } = useLectern('useIsInWishlist');
  return useSyncExternalStore(flags.subscribe, () => flags.has(courseId), none);
}

/** How many there are, for a badge. */
export function useWishlistCount(): number {
  const { wishlistFlags: flags } = useLectern('useWishlistCount');
  return useSyncExternalStore(flags.subscribe, flags.count, () => 0);
}

/** Remove if it is in the list, otherwise add (§4). */
export function useWishlistToggle(course: Course) {
  const { marketplace, t } = useLectern('useWishlistToggle');
  const queryClient = useQueryClient();
  const requireSignIn = useRequireSignIn();
  const isInWishlist = useIsInWishlist(course._id);
  const userId = useUserId();
  const courseId = course._id;

  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      isInWishlist ? marketplace.wishlist.remove({ courseId }) : marketplace.wishlist.add({ courseId }),
    onSuccess() {
      const { queryKey } = wishlistQuery(marketplace, userId ?? '');
      queryClient.setQueryData(queryKey, (list: Course[] = []) => wishlistToggle(list, course).list);
      const change = isInWishlist ? 'removedFromWishlist' : 'addedToWishlist';
      marketplace.notices.show({
        type: 'success',
        title: t(`notice.${change}.title`),
        message: t(`notice.${change}.text`, { title: course.title }),
      });
    },
    onError(error) {
      marketplace.notices.show({
        type: 'error',
        title: t('error.title'),
        message: messageOf(error, t(isInWishlist ? 'wishlist.removeFailed' : 'wishlist.addFailed')),
      });
    },
  });
  const place = `wishlist-${courseId}`;
  return {
    isInWishlist,
    isPending,
    /** The `data-place` of the button: a sign-in on the way comes back to it. */
    place,
    toggle() {
      if (requireSignIn('notice.signInRequired.wishlist', { place })) mutate();
    },
  };
}
