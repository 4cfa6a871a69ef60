import * as z from 'zod/mini';
import type { EndpointGroup } from '../http/endpoint.ts';
import { category } from '../schemas/category.ts';
import { nothing } from '../schemas/primitives.ts';

export const categories = {
  /** Every category, by name (§7). */
  list: {
    method: 'GET',
    path: '/admin/categories',
    input: nothing,
    output: z.object({ categories: z.array(category) }),
    failure: 'categories.listFailed',
  },
} satisfies EndpointGroup;
