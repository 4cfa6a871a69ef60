import * as z from 'zod/mini';
import type { EndpointGroup } from '../../http/endpoint.ts';
import { category, categoryInput } from '../../schemas/category.ts';
import { byId, emptyOutput, id } from '../../schemas/primitives.ts';

const one = z.object({ category });

/** The categories, for admins (§7 and beyond). */
export const categories = {
  /** Creates a category. */
  create: {
    method: 'POST',
    path: '/admin/categories',
    input: categoryInput,
    output: one,
    failure: 'categories.createFailed',
    refuses: ['category_exists'],
  },
  /** Renames a category; its slug stays, so that addresses keep working. */
  update: {
    method: 'PUT',
    path: '/admin/categories/{id}',
    input: z.strictObject({ id, ...categoryInput.shape }),
    output: one,
    failure: 'categories.updateFailed',
    refuses: ['category_exists'],
  },
  /** Removes a category, unless courses belong to it. */
  remove: {
    method: 'DELETE',
    path: '/admin/categories/{id}',
    input: byId,
    output: emptyOutput,
    failure: 'categories.removeFailed',
    refuses: ['category_in_use'],
  },
} satisfies EndpointGroup;
