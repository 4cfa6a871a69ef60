import { endpoints } from '@lectern/sdk/api';
import { may } from '../../policy.ts';
import { type Route, route } from '../../route.ts';
import type { Services } from '../../services.ts';
import { listEvents, namesOf } from './repository.ts';

/** Pages that can be read; a list goes back no further. */
const MAX_PAGES = 1_000;

/** What admins and operators did, for admins. */
export function auditRoutes({ db }: Services): Route[] {
  return [
    route(
      endpoints.audit.list,
      may('adminDashboard'),
      async ({ input }) => {
        const { page = 1, action } = input;
        const { events, pages } = await listEvents(db, page, action);
        return {
          trail: {
            page,
            pages: Math.min(pages, MAX_PAGES),
            names: await namesOf(db, events),
            events: events.map(({ id, at, subjectId, address, outcome, actorName, ...rest }) => ({
              _id: id,
              at: at.toISOString(),
              ...rest,
              ...(actorName === null ? {} : { actorName }),
              ...(subjectId === null ? {} : { subjectId }),
              ...(address === null ? {} : { address }),
              outcome: outcome ?? ('interrupted' as const),
            })),
          },
        };
      },
      { isReport: true },
    ),
  ];
}
