import { endpoints } from '@lectern/sdk/api';
import { signedIn } from '../../policy.ts';
import { problems } from '../../problems.ts';
import { type Route, route } from '../../route.ts';
import type { Services } from '../../services.ts';
import { findUser } from './repository.ts';
import { toUser } from './userView.ts';

export function userRoutes({ db, files }: Services): Route[] {
  return [
    route(endpoints.users.profile, signedIn, async ({ actor, request }) => {
      const row = await findUser(db, actor.id);
      if (!row) throw problems.unauthenticated();
      return { user: toUser(row, files.linksFor(request)) };
    }),
  ];
}
