import { useLectern } from '../provider/context.ts';
import { useQuery } from '../provider/query.ts';
import { categoriesQuery } from '../queries/categories.ts';

/** Every category, by name. */
export function useCategories() {
  return useQuery(categoriesQuery(useLectern('useCategories').marketplace));
}
