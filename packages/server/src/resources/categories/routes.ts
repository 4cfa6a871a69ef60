import { endpoints } from '@lectern/sdk/api';
import { anyone } from '../../policy.ts';
import { type Route, route } from '../../route.ts';
import type { Services } from '../../services.ts';
import { listCategories } from './repository.ts';

export function categoryRoutes({ db }: Services): Route[] {
  return [
    route(endpoints.categories.list, anyone, async () => {
      const rows = await listCategories(db);
      return { categories: rows.map(({ id, ...rest }) => ({ _id: id, ...rest })) };
    }),
  ];
}
