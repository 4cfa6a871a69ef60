import * as z from 'zod/mini';
import { limits } from '../rules/limits.ts';
import { optional, textOf } from './primitives.ts';

/**
 * A category (§3). `slug` is its name in URLs; `courseCount` counts the published courses. `totalCourses`, for admins
 * only, counts courses of every status: a category can be deleted if it is 0.
 */
export const category = z.object({
  _id: z.string(),
  name: z.string(),
  slug: optional(z.string()),
  courseCount: optional(z.number()),
  totalCourses: optional(z.number()),
});
export type Category = z.output<typeof category>;

/** POST and PUT /admin/categories. */
export const categoryInput = z.strictObject({ name: textOf('rule.categoryName', limits.minLength.categoryName, 60) });
export type CategoryInput = z.input<typeof categoryInput>;
