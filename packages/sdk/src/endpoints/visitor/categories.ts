import * as z from 'zod/mini';
import type { EndpointGroup } from '../../http/endpoint.ts';
import { category } from '../../schemas/category.ts';
import { emptyInput } from '../../schemas/primitives.ts';

/** The categories of the catalogue (§7). */
export const categories = {
  /** Every category, by name (§7). */
  list: {
    method: 'GET',
    path: '/admin/categories',
    input: emptyInput,
    output: z.object({ categories: z.array(category) }),
    failure: 'categories.listFailed',
    scope: 'learn',
  },
} satisfies EndpointGroup;
