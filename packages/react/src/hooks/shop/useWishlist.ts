import { type Course, messageOf } from '@lectern/sdk';
import { wishlistToggle } from '@lectern/sdk/rules';
import { catalogueWords } from '@lectern/sdk/words';
import type { UseQueryResult } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useLectern } from '../../provider/context.ts';
import { useQueryClient } from '../../provider/query.ts';
import { wishlistQuery } from '../../queries/wishlist.ts';
import { usePersonalQuery } from '../account/usePersonalQuery.ts';
import { useRequireSignIn } from '../account/useRequireSignIn.ts';
import { type PersonalActionOptions, useButtonAction } from '../forms/useAction.ts';

/** The courses on the wishlist, newest first; sends nothing for a visitor. */
export function useWishlist(): UseQueryResult<Course[]> {
  const { marketplace } = useLectern('useWishlist');
  return usePersonalQuery((userId) => wishlistQuery(marketplace, userId));
}

const never = () => false;

/** Whether a course is on the wishlist. When the wishlist changes, only the cards of changed courses render again. */
export function useIsInWishlist(courseId: string): boolean {
  const { wishlistFlags: flags } = useLectern('useIsInWishlist');
  return useSyncExternalStore(flags.subscribe, () => flags.has(courseId), never);
}

/** The number of courses on the wishlist. */
export function useWishlistCount(): number {
  const { wishlistFlags: flags } = useLectern('useWishlistCount');
  return useSyncExternalStore(flags.subscribe, flags.count, () => 0);
}

/** What {@link useWishlistToggle} returns. */
export interface UseWishlistToggleResult {
  isInWishlist: boolean;
  isPending: boolean;
  /** For the button's `data-place`: signing in on the way returns the focus to it. */
  place: string;
  /** Adds the course to the wishlist, or removes it. A visitor is asked to sign in. */
  toggle: () => void;
}

/** Adds a course to the wishlist or removes it (§4). `onSuccess` gets whether the course is on the wishlist now. */
export function useWishlistToggle(
  course: Course,
  options: PersonalActionOptions<boolean> = {},
): UseWishlistToggleResult {
  const { marketplace, t } = useLectern('useWishlistToggle', catalogueWords);
  const { notices, wishlist } = marketplace;
  const queryClient = useQueryClient();
  const requireSignIn = useRequireSignIn();
  const courseId = course._id;
  const isInWishlist = useIsInWishlist(courseId);

  const { mutate, isPending } = useButtonAction<string, boolean>(
    {
      async mutationFn() {
        await (isInWishlist ? wishlist.remove({ courseId }) : wishlist.add({ courseId }));
        return !isInWishlist;
      },
      async onSuccess(_, userId) {
        const { queryKey } = wishlistQuery(marketplace, userId);
        // A list that is on its way may be older than the change.
        await queryClient.cancelQueries({ queryKey });
        const list = queryClient.getQueryData(queryKey);
        if (list) queryClient.setQueryData(queryKey, wishlistToggle(list, course).list);
        else await queryClient.invalidateQueries({ queryKey });
      },
      notifySuccess(isAdded) {
        const change = isAdded ? 'addedToWishlist' : 'removedFromWishlist';
        notices.show({
          type: 'success',
          title: t(`notice.${change}.title`),
          message: t(`notice.${change}.text`, { title: course.title }),
        });
      },
      notifyError(error) {
        const fallback = t(isInWishlist ? 'wishlist.removeFailed' : 'wishlist.addFailed');
        notices.show({ type: 'error', title: t('error.title'), message: messageOf(error, fallback) });
      },
    },
    options,
  );
  const place = `wishlist-${courseId}`;
  function change() {
    const userId = marketplace.session.getState().user?.userId;
    if (userId !== undefined) mutate(userId);
  }
  return {
    isInWishlist,
    isPending,
    place,
    toggle() {
      requireSignIn('notice.signInRequired.wishlist', change, {
        ...options,
        place,
        intent: { act: 'wishlist', course },
      });
    },
  };
}
