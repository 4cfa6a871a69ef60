import { endpoints } from '@lectern/sdk/api';
import { signedIn } from '../../policy.ts';
import { problems } from '../../problems.ts';
import { type Route, route } from '../../route.ts';
import type { Services } from '../../services.ts';
import { toCard } from '../courses/courseCard.ts';
import { addWish, hasWish, listWishes, removeWish } from './repository.ts';

export function wishlistRoutes({ db, files }: Services): Route[] {
  return [
    route(endpoints.wishlist.list, signedIn, async ({ actor, request }) => {
      const links = files.linksFor(request);
      return { wishlist: (await listWishes(db, actor.id)).map((row) => toCard(row, links)) };
    }),
    route(
      endpoints.wishlist.add,
      signedIn,
      async ({ input, actor }) => {
        if (!(await addWish(db, actor.id, input.courseId))) throw problems.courseNotFound();
        return {};
      },
      { changes: 'nothing' },
    ),
    route(
      endpoints.wishlist.remove,
      signedIn,
      async ({ input, actor }) => {
        await removeWish(db, actor.id, input.courseId);
        return {};
      },
      { changes: 'nothing' },
    ),
    route(endpoints.wishlist.check, signedIn, async ({ input, actor }) => ({
      isInWishlist: await hasWish(db, actor.id, input.courseId),
    })),
  ];
}
