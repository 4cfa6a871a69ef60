import { endpoints } from '@lectern/sdk/api';
import { permission } from '@lectern/sdk/rules';
import { anyone, may } from '../../policy.ts';
import { problems } from '../../problems.ts';
import { type Route, route } from '../../route.ts';
import type { Services } from '../../services.ts';
import { addCategory, listCategories, removeCategory, renameCategory } from './repository.ts';

const toCategory = ({ id, ...rest }: Awaited<ReturnType<typeof listCategories>>[number]) => ({ _id: id, ...rest });

export function categoryRoutes({ db }: Services): Route[] {
  const found = async (id: string) => {
    const [row] = await listCategories(db, { id, isAdmin: true });
    if (!row) throw problems.categoryNotFound();
    return { category: toCategory(row) };
  };
  return [
    route(endpoints.categories.list, anyone, async ({ actor }) => {
      const rows = await listCategories(db, { isAdmin: permission(actor?.role, 'adminDashboard').isAllowed });
      return { categories: rows.map(toCategory) };
    }),

    route(endpoints.categories.create, may('adminDashboard'), async ({ input }) => {
      const id = await addCategory(db, input.name);
      if (!id) throw problems.categoryExists();
      return found(id);
    }),

    route(endpoints.categories.update, may('adminDashboard'), async ({ input }) => {
      if (!(await renameCategory(db, input.id, input.name))) throw problems.categoryExists();
      return found(input.id);
    }),

    route(endpoints.categories.remove, may('adminDashboard'), async ({ input }) => {
      const courseCount = await removeCategory(db, input.id);
      if (courseCount === undefined) throw problems.categoryNotFound();
      if (courseCount > 0) throw problems.categoryInUse(courseCount);
      return {};
    }),
  ];
}
