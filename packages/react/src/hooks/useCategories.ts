import { useQuery } from '@tanstack/react-query';
import { useLectern } from '../provider/context.ts';
import { categoriesQuery } from '../queries/categories.ts';

/** Every category, by name. */
export function useCategories() {
  return useQuery(categoriesQuery(useLectern('useCategories').marketplace));
}
