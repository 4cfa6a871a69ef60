import type { Category } from '@lectern/sdk';
import type { UseQueryResult } from '@tanstack/react-query';
import { useLectern } from '../../provider/context.ts';
import { useQuery } from '../../provider/query.ts';
import { categoriesQuery } from '../../queries/categories.ts';

/** All categories, sorted by name. */
export function useCategories(): UseQueryResult<Category[]> {
  return useQuery(categoriesQuery(useLectern('useCategories').marketplace));
}
